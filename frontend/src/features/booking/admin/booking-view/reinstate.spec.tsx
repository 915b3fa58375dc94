import { addMinutes, instantOfMillis } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../../lib/http/answers.js';
import { at, circumstances, diaryOf, drawer, first, titled } from '../../../../testing/diary.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const now = instantOfMillis(Date.now());
const released: Booking = {
  ...first,
  status: 'cancelled',
  startTime: addMinutes(now, -70),
  endTime: addMinutes(now, 170),
  cancelledAt: now,
  releasedBecause: 'not-checked-in',
  releaseDueAt: addMinutes(now, -10),
};
// under test Ant Design gives the titles of all dialogs one id
const dialog = async () =>
  within((await screen.findByText('Reinstate this booking?')).closest<HTMLElement>('[role=dialog]')!);

test('a released booking says why it ended, and is given back after a question', async () => {
  diaryOf([released]);
  let asked = 0;
  server.use(
    http.post('*/api/admin/bookings/:id/reinstate', () => {
      asked += 1;
      return asked === 1
        ? refuse(409, 'VEHICLE_ALREADY_BOOKED', 'ALS1 is taken. Please choose another time or another vehicle.')
        : HttpResponse.json({ ...released, status: 'approved', cancelledAt: null, releasedBecause: null });
    }),
  );
  const { user } = renderScreen(<BookingDiary />, at(released.id));
  await titled('ALS1');
  expect(drawer().getByText('Not checked in on time, so the hours are free for others')).toBeVisible();
  await user.click(await drawer().findByRole('button', { name: /^Reinstate/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Reinstate' }));
  expect(await (await dialog()).findByText(/cannot be reinstated: these hours are booked by others/)).toBeVisible();
  expect(screen.queryByText(/choose another/)).toBeNull();
  await user.click((await dialog()).getByRole('button', { name: 'Reinstate' }));
  await waitFor(() => expect(screen.queryByText('Reinstate this booking?')).toBeNull());
  expect(asked).toBe(2);
});

test.each([
  ['that nobody decided on', { releasedBecause: 'not-decided' }],
  ['that a person cancelled', { releasedBecause: null }],
  ['that has ended', { endTime: addMinutes(now, -5) }],
] as const)('one %s is not offered back', async (_which, changed) => {
  diaryOf([{ ...released, ...changed }]);
  renderScreen(<BookingDiary />, at(released.id));
  await titled('ALS1');
  expect(screen.queryByRole('button', { name: /^Reinstate/, hidden: true })).toBeNull();
});

test.each([
  ['VEHICLE_ALREADY_BOOKED', /booked by others now/],
  ['VEHICLE_UNAVAILABLE', /out of service/],
  ['VEHICLE_NOT_FOUND', /retired/],
  ['WEEKLY_LIMIT_EXCEEDED', /hours of the week/],
] as const)('one that would be refused with %s says why instead', async (reinstateObstacle, why) => {
  diaryOf([released]);
  server.use(
    http.get('*/api/admin/bookings/:id/circumstances', () =>
      HttpResponse.json({ ...circumstances, reinstateObstacle }),
    ),
  );
  renderScreen(<BookingDiary />, at(released.id));
  await titled('ALS1');
  expect(await drawer().findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reinstate/, hidden: true })).toBeNull();
});
