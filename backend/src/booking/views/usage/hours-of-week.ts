import type { HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, atHour, day, HOUR_MS, millisOf, type Zone } from '@rigbook/contracts/kernel';

/** The hours of the week that the row `u` of the statistics takes, in UTC from a Thursday's midnight; the expression of an index. */
const TAKEN = `int4range(
  mod(floor(extract(epoch FROM u.start_at AT TIME ZONE 'UTC') / 3600), 168)::integer,
  (mod(floor(extract(epoch FROM u.start_at AT TIME ZONE 'UTC') / 3600), 168) + ceil(extract(epoch FROM u.end_at - u.start_at) / 3600))::integer)`;

const HOURS_OF_A_WEEK = 168;
/** One in winter and one in summer: these are all the differences from UTC that a zone has. */
const sundays = [day('2026-01-04'), day('2026-07-05')];

/**
 * SQL for the ids of bookings that may include that hour of the week, found by an index. Among them are those that would at another
 * time of the year.
 */
export function mayInclude(
  { weekday, hour }: Required<HourOfWeek>,
  zone: Zone,
  bind: (value: unknown) => string,
): string {
  const inUtc = sundays.map(
    (sunday) => (millisOf(atHour(addDays(sunday, weekday), hour, zone)) / HOUR_MS) % HOURS_OF_A_WEEK,
  );
  // a booking may begin in one week and end in the next
  const ranges = inUtc.flatMap((at) => [at, at + HOURS_OF_A_WEEK]).map((at) => `[${at},${at + 1})`);
  return `SELECT u.booking_id FROM usage_booking u WHERE ${TAKEN} && ${bind(`{${ranges.join(',')}}`)}::int4multirange`;
}
