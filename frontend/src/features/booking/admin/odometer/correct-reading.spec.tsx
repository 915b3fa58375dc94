import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana, requested } from '../../../../testing/examples.js';
import { fill } from '../../../../testing/fill.js';
import { history, readingContested, readingCorrected, readingKept } from '../../../../testing/history.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const booking = { ...requested, status: 'completed' as const };
const address = '*/api/admin/bookings/:id/reading-corrections';

/** The API of an organization with one shift, from 41,210 to 41,274 kilometers; returns what was sent. */
function shiftWithReadings() {
  const sent: unknown[] = [];
  const stored: (typeof readingCorrected)[] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([booking])),
    http.get('*/api/bookings/:id', () => HttpResponse.json(booking)),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([...history, ...stored])),
    http.post(address, async ({ request }) => {
      sent.push([await request.json(), request.headers.has('idempotency-key')]);
      stored.push(readingCorrected);
      return HttpResponse.json(booking);
    }),
  );
  return sent;
}

const open = async (step: 'Vehicle checked in' | 'Vehicle returned') => {
  const { user } = renderScreen(<BookingDiary />, `/?tab=diary&booking=${booking.id}`);
  const timeline = await screen.findByRole('list', { name: 'History' });
  const buttons = within(timeline).getAllByRole('button', { name: 'Correct mileage' });
  await user.click(buttons[step === 'Vehicle checked in' ? 0 : 1]!);
  const name = `Correct the mileage at ${step === 'Vehicle checked in' ? 'check-in' : 'checkout'}`;
  // the drawer of the booking is a dialog too, and both have the same generated id here
  const title = await screen.findByText(name);
  return { user, dialog: within(title.closest<HTMLElement>('[role="dialog"]')!) };
};

test('a corrected mileage counts in the record of the shift, with what was read beside it, and stands in the history', async () => {
  const sent = shiftWithReadings();
  const { user, dialog } = await open('Vehicle returned');
  expect(dialog.getByText('It says 41,264 km now.')).toBeVisible();
  await fill(user, dialog.getByLabelText('Correct mileage'), '41,246');
  await fill(user, dialog.getByLabelText('Why is it wrong?'), ' Two digits swapped ');
  await user.click(dialog.getByRole('button', { name: 'Correct mileage' }));

  expect(await toast().findByText('Mileage corrected')).toBeVisible();
  expect(sent).toEqual([
    [{ step: 'check-out', seenMileage: 41_264, seenContests: 0, mileage: 41_246, reason: 'Two digits swapped' }, true],
  ]);
  const checkOut = within(screen.getByRole('region', { name: 'Checkout' }));
  expect(await checkOut.findByText('41,246 km')).toBeVisible();
  expect(checkOut.getByText('read as 41,264 km')).toBeVisible();
  expect(checkOut.getByText('46 km')).toBeVisible();
  const timeline = within(screen.getByRole('list', { name: 'History' }));
  expect(timeline.getByText('At checkout: 41,246 km instead of 41,264 km')).toBeVisible();
  expect(timeline.getByText('Two digits swapped')).toBeVisible();
});

test('what does not fit is said next to the field, and nothing is sent', async () => {
  const sent = shiftWithReadings();
  const { user, dialog } = await open('Vehicle checked in');
  const mileage = dialog.getByLabelText('Correct mileage');
  const save = () => user.click(dialog.getByRole('button', { name: 'Correct mileage' }));
  await save();
  expect(dialog.getByText(/handover .* in both: correct each/)).toBeVisible();
  expect(dialog.getByText('Please enter the correct mileage')).toBeVisible();
  expect(dialog.getByText('Please say why the reading is wrong.')).toBeVisible();
  await fill(user, dialog.getByLabelText('Why is it wrong?'), 'Misread');
  await fill(user, mileage, '41300');
  expect(dialog.getByText('It was 41,264 km at checkout. Correct that reading first if it is wrong.')).toBeVisible();
  await user.clear(mileage);
  await fill(user, mileage, '41200');
  await save();
  expect(dialog.getByText('This is what it says already.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal keeps what was typed', async () => {
  shiftWithReadings();
  server.use(http.post(address, () => refuse(409, 'BOOKING_CHANGED_MEANWHILE', 'The booking changed meanwhile.')));
  const { user, dialog } = await open('Vehicle checked in');
  await fill(user, dialog.getByLabelText('Correct mileage'), '41100');
  await fill(user, dialog.getByLabelText('Why is it wrong?'), 'Misread');
  await user.click(dialog.getByRole('button', { name: 'Correct mileage' }));
  expect(await dialog.findByText(/The booking changed meanwhile\./)).toBeVisible();
  expect(dialog.getByLabelText('Correct mileage')).toHaveValue('41100');
});

test('an administrator who has contested a reading is told that another one corrects it, also once it is settled', async () => {
  shiftWithReadings();
  const ruth = { ...dana, id: '01900000-0000-7000-8000-000000000100', unitNumber: '100', isAdmin: true };
  const said = { ...readingContested, actor: { ...readingContested.actor, ...ruth } };
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(ruth)),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([...history, said, readingKept])),
  );
  await open('Vehicle returned');
  expect(await screen.findByText(/so another administrator has to settle it\.$/)).toBeVisible();
  expect(screen.queryByLabelText('Correct mileage')).toBeNull();
});
