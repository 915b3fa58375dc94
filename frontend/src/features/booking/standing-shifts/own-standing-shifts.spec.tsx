import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, approved, dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { MyBookings } from '../my-bookings/my-bookings.js';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true });
  server.use(http.get('*/api/bookings/refused', () => HttpResponse.json([])));
});
afterEach(() => jest.useRealTimers());

const day = (date: string, more: object = {}) => ({
  day: date,
  startTime: `${date}T16:00:00.000Z`,
  endTime: `${date}T20:00:00.000Z`,
  ...{
    state: 'ahead',
    bookingId: null,
    bookingStatus: null,
    signed: false,
    handedOn: false,
    vehicle: null,
    notMadeBecause: null,
  },
  ...more,
});
const shift = {
  id: '0197f1c2-1001-7000-8000-000000001001',
  user: { id: dana.id, unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  vehicle: null,
  vehicleType: als1.type,
  weekdays: ['monday'],
  startHour: 22,
  duration: 8,
  fromDay: '2026-11-22',
  untilDay: '2027-03-31',
  exceptDays: [],
  changedAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  endedBecause: null,
  days: [
    day('2026-11-23', { state: 'not-made', notMadeBecause: 'WEEKLY_LIMIT_EXCEEDED' }),
    day('2026-11-30', { state: 'made', bookingStatus: 'approved', signed: true }),
  ],
};

test('My Bookings say which hours the person has every week, and how far the next days are', async () => {
  server.use(
    http.get('*/api/bookings', () =>
      HttpResponse.json([{ ...approved, standingShiftId: shift.id, purpose: 'Standing shift' }]),
    ),
    http.get('*/api/standing-shifts', () => HttpResponse.json([shift])),
  );
  renderScreen(<MyBookings />);
  expect(await screen.findByText(`Any of the type ${als1.type}`)).toBeVisible();
  expect(screen.getByText('Mon · 22:00 - 06:00 (8 hours)')).toBeVisible();
  expect(screen.getByText('Sun 22 Nov to Wed 31 Mar 2027')).toBeVisible();
  expect(screen.getByText(/The hours of this week are used up/)).toBeVisible();
  expect(screen.getByText(/Mon 30 Nov/).closest('li')).toHaveTextContent('Mon 30 Nov: signed');
  expect(screen.getAllByText('Standing shift')).toHaveLength(1);
});

test('nothing stands there for those who have none', async () => {
  server.use(http.get('*/api/bookings', () => HttpResponse.json([approved])));
  renderScreen(<MyBookings />);
  expect(await screen.findByText(approved.purpose)).toBeVisible();
  expect(screen.queryByText('Your standing shifts')).toBeNull();
});
