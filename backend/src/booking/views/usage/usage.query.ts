import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import type { Instant, Period, Zone } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../../platform/database/index.js';
import { countedInUsage as counted, hourIn, hoursOf, weekdayIn } from './counted-bookings.js';

const now = (): string => '$3';
const BOOKED = counted.booked(now);
const STARTS_WITHIN = 'u.start_at >= $1 AND u.start_at < $2';

export interface VehicleUsage {
  readonly id: string;
  readonly name: string;
  readonly bookings: number;
  readonly bookedHours: number;
  readonly shifts: number;
  readonly hoursOut: number;
}

/** Per vehicle, of bookings that start on the days, most booked first. Retired vehicles only if they had any. */
export const usageByVehicle = ({ startAt, endAt }: Period): Query<readonly VehicleUsage[]> =>
  allRows<VehicleUsage>({
    name: 'usage.by-vehicle',
    text: `SELECT v.id, v.name, count(u.booking_id)::integer AS bookings,
                  coalesce(sum(extract(epoch FROM u.end_at - u.start_at)) FILTER (WHERE ${BOOKED}) / 3600, 0)::integer AS "bookedHours",
                  count(u.checked_in_at)::integer AS shifts,
                  coalesce(round(sum(extract(epoch FROM u.checked_out_at - u.checked_in_at)) / 3600, 1), 0)::float8 AS "hoursOut"
           FROM vehicle v LEFT JOIN usage_booking u ON u.vehicle_id = v.id AND ${STARTS_WITHIN}
           GROUP BY v.id HAVING v.retired_at IS NULL OR count(u.booking_id) > 0
           ORDER BY 4 DESC, v.name, v.id`,
    values: [startAt, endAt],
  });

export interface BookedHours extends Required<HourOfWeek> {
  readonly hours: number;
}

/**
 * Booked hours by hour of the week in local time: an hour that occurs twice when clocks go back counts twice, a skipped hour not
 * at all.
 */
export const usageByHourOfWeek = ({ startAt, endAt }: Period, zone: Zone): Query<readonly BookedHours[]> =>
  allRows<BookedHours>({
    name: 'usage.by-hour-of-week',
    // materialized: the planner cannot estimate the hours of a booking, and a wrong estimate reads the whole table
    text: `WITH booked AS MATERIALIZED (
             SELECT u.start_at, u.end_at, count(*) AS bookings FROM usage_booking u WHERE ${STARTS_WITHIN} AND ${BOOKED}
             GROUP BY u.start_at, u.end_at),
           taken AS MATERIALIZED (SELECT at, sum(bookings) AS bookings FROM booked, ${hoursOf('booked')} GROUP BY at)
           SELECT ${weekdayIn('$3')} AS weekday, ${hourIn('$3')} AS hour, sum(bookings)::integer AS hours
           FROM taken GROUP BY 1, 2`,
    values: [startAt, endAt, zone],
  });

export interface KeptPromises {
  /** booked ones that have begun, and the unsigned ones among them */
  readonly begun: number;
  readonly unsigned: number;
  /** vehicles taken out, and those that came back late or are overdue */
  readonly shifts: number;
  readonly overdue: number;
}

export const keptPromises = ({ startAt, endAt }: Period, at: Instant): Query<KeptPromises> =>
  query<KeptPromises, KeptPromises>(
    {
      name: 'usage.kept-promises',
      text: `SELECT count(*) FILTER (WHERE ${counted.begun(now)})::integer AS begun,
                    count(*) FILTER (WHERE ${counted.unsigned(now)})::integer AS unsigned,
                    count(*) FILTER (WHERE ${counted.checkedIn(now)})::integer AS shifts,
                    count(*) FILTER (WHERE ${counted.overdue(now)})::integer AS overdue
             FROM usage_booking u WHERE ${STARTS_WITHIN}`,
      values: [startAt, endAt, at],
    },
    ([counted]) => counted ?? { begun: 0, unsigned: 0, shifts: 0, overdue: 0 },
  );

export interface RefusalsForReason {
  readonly code: RequestRefusalCode;
  readonly requests: number;
}

/** Requests refused on the days, by reason, most frequent first. */
export const refusalsByReason = ({ startAt, endAt }: Period): Query<readonly RefusalsForReason[]> =>
  allRows<RefusalsForReason>({
    name: 'usage.refusals-by-reason',
    text: `SELECT code, count(*)::integer AS requests FROM refused_request
           WHERE refused_at >= $1 AND refused_at < $2 GROUP BY code ORDER BY 2 DESC, 1`,
    values: [startAt, endAt],
  });
