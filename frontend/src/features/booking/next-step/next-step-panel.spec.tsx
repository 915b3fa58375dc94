import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, als1, approved, dana, signed } from '../../../testing/examples.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { NextStepPanel } from './next-step-panel.js';

afterEach(() => jest.useRealTimers());

/** Dana's booking of 16:00 to 20:00 is signed; check-in opens an hour before. */
function show(
  now: string,
  vehicle: object = als1,
  taken: readonly object[] = [],
  bookings: readonly object[] = [signed],
) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-23T${now}Z`), advanceTimers: true });
  server.use(
    http.get('*/api/bookings', () => HttpResponse.json(bookings)),
    http.get('*/api/vehicles', () => HttpResponse.json([vehicle])),
    http.get('*/api/vehicles/*/calendar', () => HttpResponse.json({ taken })),
  );
  renderFormScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <NextStepPanel />
    </OwnShiftsContext>,
  );
}

test('a shift whose check-in is open leads to it', async () => {
  show('15:30');
  expect(await screen.findByRole('link', { name: 'Check in' })).toHaveAttribute('href', `/checkin/${signed.id}`);
});

test.each([
  ['signed, the way to check in', [signed], 'Check in'],
  ['not signed, the way to sign', [approved], 'Sign'],
])('once the start has passed, it says what happens without a check-in: %s', async (_which, bookings, way) => {
  show('16:10', als1, [], bookings);
  expect(await screen.findByRole('link', { name: way })).toBeVisible();
  expect(
    screen.getByText(/^The start has passed\. If you do not check in soon, the booking is cancelled/),
  ).toBeVisible();
});

test('before the start nobody is warned', async () => {
  show('15:59');
  expect(await screen.findByRole('link', { name: 'Check in' })).toBeVisible();
  expect(screen.queryByText(/^The start has passed/)).toBeNull();
});

test('who cannot check in, since the vehicle is still out, is not warned of a release', async () => {
  show('16:10', { ...als1, status: 'in_use' });
  expect(await screen.findByText('ALS1 is still out with another responder.')).toBeVisible();
  expect(screen.queryByText(/^The start has passed/)).toBeNull();
});

test.each([
  ['is in maintenance', { ...als1, status: 'maintenance' }, [], 'ALS1 cannot be driven now: Maintenance.'],
  ['is still out', { ...als1, status: 'in_use' }, [], 'ALS1 is still out with another responder.'],
  [
    'is promised to another',
    als1,
    [{ startTime: '2026-11-23T15:00:00Z', endTime: '2026-11-23T16:00:00Z' }],
    /^ALS1 is promised to another booking before yours: Today, 17:00/,
  ],
])('no check-in is offered while the vehicle %s', async (_case, vehicle, taken, reason) => {
  show('15:30', vehicle, taken);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
});

test('while the vehicle is out with another responder, the way is to take it over together', async () => {
  show('15:50', { ...als1, status: 'in_use' });
  expect(await screen.findByRole('link', { name: 'Take over together' })).toHaveAttribute('href', '/take-over');
});

test('nobody takes a vehicle over from their own earlier shift', async () => {
  show('15:50', { ...als1, status: 'in_use' }, [], [signed, { ...active, endTime: '2026-11-23T16:00:00Z' }]);
  expect(await screen.findByRole('link', { name: 'Hand over together' })).toHaveAttribute(
    'href',
    `/hand-over/${active.id}`,
  );
  expect(screen.queryByRole('link', { name: 'Take over together' })).toBeNull();
});

test('an early one says when check-in opens', async () => {
  show('08:00');
  expect(await screen.findByText('Check-in opens today, 17:00.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
});

test("tonight's missing signature is asked for, not the check-in of a shift in three days", async () => {
  const times = { startTime: '2026-11-26T16:00:00Z', endTime: '2026-11-26T20:00:00Z' };
  show('12:00', als1, [], [{ ...signed, id: 'in-days', ...times }, approved]);
  expect(await screen.findByRole('link', { name: 'Sign' })).toHaveAttribute('href', `/agreement/${approved.id}`);
});

test('says what the administrator wrote with the approval', async () => {
  show('12:00', als1, [], [{ ...signed, adminNotes: 'The key is in box 2' }]);
  expect(await screen.findByText('The key is in box 2')).toBeVisible();
  expect(screen.getByText(/^From the administrator:/)).toBeVisible();
});
