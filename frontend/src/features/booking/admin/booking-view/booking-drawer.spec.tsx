import { instant } from '@rigbook/contracts/kernel/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { finishBeforeLeaving } from '../../../../lib/device/before-leaving.js';
import { at, circumstances, diaryOf, drawer, first, press, titled, viewed } from '../../../../testing/diary.js';
import { approved } from '../../../../testing/examples.js';
import { history, erasedActor } from '../../../../testing/history.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

test('a link opens a booking that the list does not show, with its history', async () => {
  diaryOf([first]);
  server.use(
    http.get('*/api/bookings/:id', () => HttpResponse.json({ ...approved, id: 'elsewhere' })),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json(history)),
  );
  const { user, router } = renderScreen(<BookingDiary />, at('elsewhere'));
  await titled('ALS1');
  const timeline = within(await screen.findByRole('list', { name: 'History' }));
  expect(timeline.getByText('Former responder (…a0f9)')).toBeVisible();
  expect(timeline.getByText('Keys in box 2')).toBeVisible();
  expect(timeline.getByText('Done by an administrator for the responder')).toBeVisible();
  expect(drawer().getByRole('link', { name: 'Open the signed agreement (PDF)' })).toHaveAttribute(
    'href',
    '/api/agreements/elsewhere/pdf',
  );
  const part = (name: string) => within(drawer().getByRole('region', { name }));
  expect(part('Agreement').getByText('Dana Levi')).toBeVisible();
  expect(part('Check-in').getByText('2 of 16 ticked')).toBeVisible();
  expect(part('Check-in').getByText('Oxygen tank')).toBeVisible();
  expect(part('Check-in').getByText(/41,900 km/)).toBeVisible();
  expect(part('Check-in').getByText('A dent')).toBeVisible();
  expect(part('Checkout').getByText('64 km')).toBeVisible();
  expect(part('Checkout').getByText('Cleaned')).toBeVisible();
  expect(part('Damage reports').getByText('Major')).toBeVisible();
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();

  await user.click(drawer().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(viewed(router)).toBeNull());
  await user.click(screen.getByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^View the booking/ })).toHaveFocus());
});

test('a shift under way leads to its checkout, which an administrator may do for its responder', async () => {
  diaryOf([{ ...approved, id: first.id, status: 'active', overdue: true }]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  expect(await drawer().findByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${first.id}`);
});

test('the keys of the drawer decide nothing while a question stands over it', async () => {
  const sent = diaryOf([first]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  await user.click(await drawer().findByRole('button', { name: 'Cancel booking' }));
  const keep = await screen.findByRole('button', { name: 'Keep it' });
  act(() => keep.focus());
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await act(finishBeforeLeaving);
  expect(sent).toEqual([]);
});

test('a missing booking says so and can be loaded again', async () => {
  diaryOf([first]);
  server.use(http.get('*/api/bookings/:id', () => refuse(404, 'BOOKING_NOT_FOUND', 'Booking not found.')));
  renderScreen(<BookingDiary />, at('nowhere'));
  expect(await screen.findByText('Booking not found.')).toBeVisible();
});

test('a booking past its start can only be rejected, in the list and by keys', async () => {
  const late = { ...first, startTime: instant('2020-11-23T16:00Z'), endTime: instant('2020-11-23T20:00Z') };
  const sent = diaryOf([late]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  expect(screen.queryByRole('button', { name: /^Approve/, hidden: true })).toBeNull();
  press('a');
  expect(drawer().queryByText('a', { selector: 'kbd' })).toBeNull();
  expect(drawer().getByText('r', { selector: 'kbd' })).toBeVisible();
  await act(finishBeforeLeaving);
  expect(sent).toEqual([]);
});

test('a booking after the end of the maintenance can be approved; at a desk the drawer covers nothing else', async () => {
  diaryOf([first]);
  const until = (maintenanceUntil: string | null) =>
    server.use(
      http.get('*/api/admin/bookings/:id/circumstances', () =>
        HttpResponse.json({ ...circumstances, vehicleStatus: 'maintenance', maintenanceUntil }),
      ),
    );
  until(null);
  const { queryClient } = renderScreen(<BookingDiary />, at(first.id));
  expect(await screen.findByText(/^is not available now/)).toHaveTextContent(/^ALS1 is not available now/);
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();
  until('2999-11-23T06:00:00.000Z');
  await act(() => queryClient.invalidateQueries());
  expect(await drawer().findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(document.querySelector('.ant-drawer-mask')).toBeNull();
});

test.each([
  ['is missing, also where its signer is not among the people', 'missing', 'The document is missing'],
  ['was erased with its signer', 'erased', 'Erased together with its signer'],
])('a signed document %s', async (_, document, words) => {
  diaryOf([first]);
  const signed = history.find(({ type }) => type === 'AgreementSigned');
  const entry = { ...signed, actor: erasedActor, facts: { ...signed?.facts, signerName: null, document } };
  server.use(http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([entry])));
  renderScreen(<BookingDiary />, at(first.id));
  expect(await screen.findByText(words)).toBeVisible();
  expect(drawer().queryByRole('link', { name: /PDF/ })).toBeNull();
});
