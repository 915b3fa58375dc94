import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking, Circumstances } from '../lib/http/answers.js';
import { dana, requested } from './examples.js';
import { history } from './history.js';
import { answerMessages } from './messages.js';
import { server } from './server.js';

export const soon: Booking = {
  ...requested,
  startTime: instant('2999-11-23T16:00Z'),
  endTime: instant('2999-11-23T20:00Z'),
};
export const first: Booking = { ...soon, id: '01900000-0000-7000-8000-000000000b11' };
export const second: Booking = {
  ...soon,
  id: '01900000-0000-7000-8000-000000000b12',
  vehicle: { ...soon.vehicle, name: 'BLS1' },
};
const noa = { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' };

export const circumstances: Circumstances = {
  reinstateObstacle: null,
  belowFloors: [],
  eligibilityWarnings: ['als-responders-only'],
  limit: 30,
  weeks: [{ weekStartsOn: '2999-11-17', hoursOfBooking: 4, hoursInAll: 16 } as Circumstances['weeks'][number]],
  lapses: { missed: 1, late: 0, misused: 0, isWarning: false },
  vehicleStatus: 'available',
  maintenanceUntil: null,
  dayStartsAt: instant('2999-11-22T22:00Z'),
  dayEndsAt: instant('2999-11-23T22:00Z'),
  neighbours: [
    {
      bookingId: second.id,
      status: 'approved',
      startTime: instant('2999-11-23T06:00Z'),
      endTime: instant('2999-11-23T10:00Z'),
      user: { ...noa, id: dana.id },
    },
  ],
};

/** The API of an organization with these bookings; returns the decisions received. */
export function diaryOf(bookings: readonly Booking[]) {
  const sent: unknown[] = [];
  const now = new Map(bookings.map((booking) => [booking.id, booking]));
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([...now.values()])),
    http.get('*/api/bookings/:id', ({ params }) => HttpResponse.json(now.get(String(params['id'])))),
    http.get('*/api/admin/bookings/:id/circumstances', () => HttpResponse.json(circumstances)),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json(history.slice(0, 1))),
    http.put('*/api/admin/bookings/:id/approve', async ({ params, request }) => {
      const decision = (await request.json()) as { approved: boolean };
      sent.push([params['id'], decision]);
      const booking: Booking = {
        ...soon,
        id: String(params['id']),
        status: decision.approved ? 'approved' : 'rejected',
      };
      now.set(booking.id, booking);
      return HttpResponse.json(booking);
    }),
  );
  return sent;
}

export const at = (bookingId: string) => `/?tab=diary&booking=${bookingId}`;
export const drawer = () => within(screen.getByRole('dialog'));
export const titled = (vehicle: string) => screen.findByRole('dialog', { name: `${vehicle}, Dana Levi, Unit 101` });
/** Presses a key where the focus is. */
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}`, ...more });
export const viewed = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).get('booking');
