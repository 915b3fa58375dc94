import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { addMinutes } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import type { PlannedBooking } from '../support/booking-plan.js';
import { prepareBookings, returnAllVehicles } from '../support/prepare-bookings.js';
import { as, type BenchRequest, type HttpLine, type World } from './http-line.js';

const request = (world: World, { vehicleId, startAt, responderId }: PlannedBooking): BenchRequest => ({
  method: 'POST',
  path: '/api/bookings',
  headers: { ...as(world, responderId), 'x-responder': responderId },
  body: { vehicleId, startTime: startAt, duration: 1, purpose: 'Weekly training drive' },
  status: 201,
});

const requesting =
  (headers: () => Record<string, string> = () => ({})): HttpLine['round'] =>
  (world) => {
    const { now, next } = world.week();
    return {
      now,
      next: () => {
        const booking = request(world, next());
        return { ...booking, headers: { ...booking.headers, ...headers() } };
      },
    };
  };

/** More than any server does in a millisecond. */
const MOST_PER_MS = 2;
const mostIn = (milliseconds: number) => Math.ceil(milliseconds * MOST_PER_MS) + 100;

const checkInForm = { mileage: 2_000_000, fuelLevel: 80, checklist: missingRequiredItems([]) };
const MINUTES_EARLY = 10;

const title = (what: string) => `${what} : bare server of the same work`;

export const commandLines = {
  'book-writes': {
    title: 'booking over HTTP : bare server that only writes',
    bare: 'writes-only',
    database: 'commands',
    round: requesting(),
  },
  book: {
    title: title('booking over HTTP'),
    goal: 0.65,
    bare: 'same-work',
    database: 'commands',
    round: requesting(),
  },
  'book-with-key': {
    title: title('booking with Idempotency-Key'),
    goal: 0.65,
    bare: 'same-work',
    database: 'commands',
    round: requesting(() => ({ 'idempotency-key': v7() })),
  },
  approve: {
    title: title('approve'),
    goal: 0.6,
    bare: 'same-work',
    database: 'commands',
    round: async (world, milliseconds) => {
      const { now, next } = world.week();
      const planned = Array.from({ length: mostIn(milliseconds) }, next);
      const ids = (await prepareBookings(world.url, planned, 'pending')).values();
      const headers = as(world, world.organisation.administrator);
      return {
        now,
        next: () => {
          const { value: id } = ids.next();
          if (id === undefined) return undefined;
          return {
            method: 'PUT',
            path: `/api/admin/bookings/${id}/approve`,
            headers,
            body: { approved: true },
            status: 200,
          };
        },
      };
    },
  },
  'check-in': {
    title: title('check-in'),
    goal: 0.6,
    bare: 'same-work',
    database: 'fleet',
    round: async (world, milliseconds) => {
      await returnAllVehicles(world.url);
      const { next } = world.week();
      const length = Math.min(mostIn(milliseconds), world.organisation.vehicles.length);
      const planned = Array.from({ length }, next);
      const ids = await prepareBookings(world.url, planned, 'signed');
      const bookings = planned.map(({ responderId }, nth) => ({ id: ids[nth], responderId })).values();
      return {
        now: addMinutes(planned[0]!.startAt, -MINUTES_EARLY),
        next: () => {
          const { value: booking } = bookings.next();
          if (booking === undefined) return undefined;
          return {
            method: 'POST',
            path: `/api/bookings/${booking.id}/check-in`,
            headers: as(world, booking.responderId),
            body: checkInForm,
            status: 200,
          };
        },
      };
    },
  },
} as const satisfies Record<string, HttpLine>;
