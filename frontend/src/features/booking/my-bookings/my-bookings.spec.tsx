import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../lib/http/answers.js';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, als1, approved, dana, requested, signed } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { MyBookings } from './my-bookings.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function show(bookings: readonly Booking[], element = <MyBookings />) {
  server.use(
    http.get('*/api/bookings', () => HttpResponse.json(bookings)),
    http.get('*/api/bookings/refused', () => HttpResponse.json([])),
  );
  return renderScreen(element);
}

const booking = (nth: number): Booking => ({ ...requested, id: `b${nth}`, purpose: `Shift ${nth}` });

test('shows the first three, and all of them on demand', async () => {
  const { user } = show([1, 2, 3, 4, 5].map(booking));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Shift 4')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('what is ahead comes first, soonest first; then what is past, latest first', async () => {
  const on = (purpose: string, day: string, status: Booking['status'] = 'approved'): Booking => ({
    ...requested,
    id: purpose,
    purpose,
    status,
    startTime: instant(`2026-11-${day}T16:00Z`),
    endTime: instant(`2026-11-${day}T20:00Z`),
  });
  show([
    on('in two days', '25'),
    on('rejected', '24', 'rejected'),
    on('tomorrow', '24', 'pending'),
    on('overdue', '22', 'active'),
    on('never decided', '21', 'pending'),
    on('done', '20', 'completed'),
  ]);
  const purposes = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('article')
      .map((card) => card.querySelector('p.text-soft')?.textContent);
  expect(await purposes('Upcoming')).toEqual(['overdue', 'tomorrow', 'in two days']);
  expect(await purposes('Past')).toEqual(['rejected', 'never decided', 'done']);
});

test('nothing ahead is said, and what is past stays within reach', async () => {
  show([{ ...requested, status: 'cancelled' }]);
  expect(await screen.findByText('Nothing is ahead of you.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Past' })).toBeVisible();
});

describe('the step that a booking waits for', () => {
  const opensAnHourBefore = { personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 };
  const showOne = (booking: Booking, now: string, vehicle: object = als1) => {
    jest.setSystemTime(Date.parse(`2026-11-23T${now}Z`));
    server.use(
      http.get('*/api/vehicles', () => HttpResponse.json([vehicle])),
      http.get('*/api/vehicles/*/calendar', () => HttpResponse.json({ taken: [] })),
    );
    return show(
      [booking],
      <OwnShiftsContext value={opensAnHourBefore}>
        <MyBookings />
      </OwnShiftsContext>,
    );
  };

  test.each([
    ['Sign', approved, '08:00', `/agreement/${approved.id}`],
    ['Check in', signed, '15:30', `/checkin/${signed.id}`],
    ['Check out', active, '16:30', `/checkout/${active.id}`],
  ])('%s is offered when it can be taken', async (step, booking, now, to) => {
    showOne(booking, now);
    const link = await screen.findByRole('link', { name: new RegExp(`^${step}: ALS1, `) });
    expect(link).toHaveAttribute('href', to);
  });

  test.each([
    ['is not open yet', '08:00', als1, 'Check-in opens today, 17:00.'],
    ['finds the vehicle in maintenance', '15:30', { ...als1, status: 'maintenance' }, /cannot be driven now/],
  ])('a check-in that %s says so instead', async (_case, now, vehicle, reason) => {
    showOne(signed, now, vehicle);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Check in/ })).toBeNull();
  });

  test('nothing is offered for what is pending or over', async () => {
    showOne(signed, '20:30');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(?:Sign|Check)/ })).toBeNull();
  });
});

test('shows date and hours on the clocks of Jerusalem, and the status', async () => {
  // late on Friday in UTC is Saturday in Jerusalem
  const startTime = instant('2030-11-22T22:00:00Z');
  show([{ ...requested, startTime, endTime: instant('2030-11-23T02:00:00Z') }]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/Sat 23 Nov/)).toHaveTextContent(/00:00.+04:00 \(4 hours\)/);
  expect(card.getByText('Pending approval')).toBeVisible();
});

test('three or fewer need no button', async () => {
  show([booking(1), booking(2), booking(3)]);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('says what to do while there is none', async () => {
  show([]);
  expect(
    await screen.findByText('You have no bookings yet. Choose a vehicle above for your first shift.'),
  ).toBeVisible();
});
