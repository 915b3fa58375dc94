import fc from 'fast-check';
import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '../booking/booking.limits.js';
import { dayOf } from '../kernel/calendar.js';
import { addHours, instant, periodOf, zones, type Instant } from '../kernel/time.js';

/** Jerusalem's clocks go forward on a Friday at 02:00 and back on a Sunday at 02:00. */
export const clockChanges: readonly Instant[] = [
  instant('2026-03-27T00:00Z'),
  instant('2026-10-24T23:00Z'),
  instant('2027-03-26T00:00Z'),
  instant('2027-10-30T23:00Z'),
];

export const anyZone = fc.constantFrom(...zones);

/** Full hours of 2026 and 2027, half of them within two days of a clock change. */
export const anyFullHour: fc.Arbitrary<Instant> = fc.oneof(
  fc.integer({ min: 0, max: 2 * 365 * 24 - 1 }).map((hours) => addHours(instant('2026-01-01T00:00Z'), hours)),
  fc
    .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -48, max: 48 }))
    .map(([at, hours]) => addHours(at, hours)),
);

export const anyDay = fc.tuple(anyFullHour, anyZone).map(([at, zone]) => dayOf(at, zone));

export const anyDuration = fc.integer({ min: SHORTEST_BOOKING_HOURS, max: LONGEST_BOOKING_HOURS });

export const anyBookingPeriod = fc.tuple(anyFullHour, anyDuration).map(([at, hours]) => periodOf(at, hours));
