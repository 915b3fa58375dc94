import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { requested } from '../../../../testing/examples.js';
import { history } from '../../../../testing/history.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const booking = { ...requested, status: 'completed' as const };
const address = '*/api/admin/bookings/:id/text-erasures';
const [request, ...rest] = history;

/** The API of an organization with one booking; returns what was sent. */
function bookingWithTexts() {
  const sent: unknown[] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([booking])),
    http.get('*/api/bookings/:id', () => HttpResponse.json(booking)),
    http.get('*/api/audit/bookings/:id/history', () => {
      const erased = { ...request, erasedTexts: ['purpose'], facts: { ...request.facts, purpose: '' } };
      return HttpResponse.json([sent.length > 0 ? erased : request, ...rest]);
    }),
    http.post(address, async ({ params, request: asked }) => {
      sent.push([params['id'], await asked.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const open = async () => {
  const { user } = renderScreen(<BookingDiary />, `/?tab=diary&booking=${booking.id}`);
  const [entry] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  await user.click(await within(entry!).findByRole('button', { name: 'Erase text' }));
  // under test Ant Design gives the titles of all dialogs one id
  const dialog = (await screen.findByText('Erase a text')).closest<HTMLElement>('[role=dialog]')!;
  return { user, dialog: within(dialog) };
};

test('an administrator chooses a text and a reason; the history then says that a text was erased', async () => {
  const sent = bookingWithTexts();
  const { user, dialog } = await open();
  expect(dialog.getByTitle('Purpose: Night shift')).toBeVisible();
  await choose(user, dialog.getByLabelText('Why'), 'It names a person');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));

  expect(await toast().findByText('Text erased')).toBeVisible();
  expect(sent).toEqual([[booking.id, { eventId: 'e1', path: 'purpose', because: 'names-a-person' }]]);
  expect(await screen.findByText('One text was erased')).toBeVisible();
});

test('a reason is asked for, and a refusal is said', async () => {
  const sent = bookingWithTexts();
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Choose a reason first.');
  expect(sent).toEqual([]);

  server.use(http.post(address, () => refuse(404, 'TEXT_NOT_FOUND', 'This text is not there any more.')));
  await choose(user, dialog.getByLabelText('Why'), 'It is offensive');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(/This text is not there any more/)).toBeVisible();
});
