import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { requested } from '../../../../testing/examples.js';
import { fill } from '../../../../testing/fill.js';
import { history, noteAdded } from '../../../../testing/history.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const booking = { ...requested, status: 'completed' as const };
const address = '*/api/admin/bookings/:id/notes';

/** The API of an organization with one booking; returns what was sent. */
function bookingWithNotes() {
  const sent: unknown[] = [];
  const stored: (typeof noteAdded)[] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([booking])),
    http.get('*/api/bookings/:id', () => HttpResponse.json(booking)),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([...history, ...stored])),
    http.post(address, async ({ params, request }) => {
      sent.push([params['id'], await request.json(), request.headers.has('idempotency-key')]);
      stored.push(noteAdded);
      return HttpResponse.json(booking);
    }),
  );
  return sent;
}

const open = async () => {
  const { user } = renderScreen(<BookingDiary />, `/?tab=diary&booking=${booking.id}`);
  return { user, part: within(await screen.findByRole('region', { name: 'Internal notes' })) };
};

test('a booking without notes says so; an added note is shown with its author and time', async () => {
  const sent = bookingWithNotes();
  const { user, part } = await open();
  expect(part.getByText('No notes yet.')).toBeVisible();
  expect(part.getByText('For administrators and auditors. The responder does not see it.')).toBeVisible();
  await fill(user, part.getByLabelText('New note'), '  The spare key is in box 2 ');
  await user.click(part.getByRole('button', { name: 'Add note' }));

  const notes = within(await part.findByRole('list', { name: 'Internal notes' }));
  expect(notes.getByText('The spare key is in box 2')).toBeVisible();
  expect(notes.getByText(/^Dana Levi/)).toBeVisible();
  expect(sent).toEqual([[booking.id, { note: 'The spare key is in box 2' }, true]]);
  expect(await toast().findByText('Note added')).toBeVisible();
  expect(part.getByLabelText('New note')).toHaveValue('');
  expect(part.queryByText('No notes yet.')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'History' })).getByText('Note added')).toBeVisible();
});

test('an empty note is not sent', async () => {
  const sent = bookingWithNotes();
  const { user, part } = await open();
  await fill(user, part.getByLabelText('New note'), '   ');
  await user.click(part.getByRole('button', { name: 'Add note' }));
  expect(part.getByText('Write a note first.')).toBeVisible();
  expect(part.getByLabelText('New note')).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a note that is refused stays in the form, with the reason', async () => {
  bookingWithNotes();
  server.use(http.post(address, () => refuse(409, 'BOOKING_CHANGED_MEANWHILE', 'Please try again.')));
  const { user, part } = await open();
  await fill(user, part.getByLabelText('New note'), 'Late');
  await user.click(part.getByRole('button', { name: 'Add note' }));
  expect(await part.findByText('Please try again.')).toBeVisible();
  expect(toast().getByText('The note was not added')).toBeVisible();
  await waitFor(() => expect(part.getByLabelText('New note')).toHaveValue('Late'));
});
