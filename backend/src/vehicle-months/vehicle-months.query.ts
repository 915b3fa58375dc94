import {
  addMonths,
  firstDayOf,
  type Month,
  type MonthFigures,
  type Months,
  monthsIn,
} from '@rigbook/contracts/fleet/vehicle-months.rules';
import { startOfDay, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../platform/database/index.js';

export interface VehicleMonthRow extends MonthFigures {
  readonly month: Month;
  readonly vehicleId: VehicleId;
  readonly vehicleName: string;
}

/** The number of the month of an instant, from 1: a search among their ends, which costs a tenth of asking the time zone row by row. */
const monthAt = (at: string) => `width_bucket(${at}, $3::timestamptz[])`;

const names = ['km', 'out', 'cl', 'damage', 'fuel', 'other', 'service', 'repair'] as const;
type Figure = (typeof names)[number];

/** Some figures of the vehicle `v` by month, in the order of all. */
const figures = (some: Partial<Record<Figure, string>>): string =>
  names.map((name) => some[name] ?? (name === 'out' ? `interval '0'` : '0')).join(', ');

/**
 * Shifts of which a part is in the months, by an index each, whatever came before and since: those that began in them, those that began before and ended in
 * them, and the last one before, which may have gone on beyond.
 */
const SHIFTS_IN_MONTHS = `
  SELECT taken_at, returned_at FROM odometer_shift WHERE vehicle_id = v.id AND taken_at >= $4 AND taken_at < $5
  UNION ALL
  SELECT taken_at, returned_at FROM odometer_shift
  WHERE vehicle_id = v.id AND returned_at > $4 AND returned_at <= $5 AND taken_at < $4
  UNION ALL
  SELECT taken_at, returned_at
  FROM (SELECT taken_at, returned_at FROM odometer_shift WHERE vehicle_id = v.id AND taken_at < $4
        ORDER BY taken_at DESC, booking_id DESC LIMIT 1) before
  WHERE returned_at > $5`;

const FACTS = `
  SELECT ${monthAt('taken_at')},
         ${figures({
           km: 'sum(coalesce(check_out_km - check_in_km, 0) + greatest(check_in_km - coalesce(before_km, check_in_km), 0))',
           out: `coalesce(sum(returned_at - taken_at) FILTER (
             WHERE ${monthAt('returned_at')} = ${monthAt('taken_at')} AND returned_at > taken_at), interval '0')`,
         })}
  FROM odometer_shift WHERE vehicle_id = v.id AND taken_at >= $4 AND taken_at < $5 GROUP BY 1
  UNION ALL
  -- over the end of a month: each gets its part
  SELECT month, ${figures({ out: 'sum(least(returned_at, $3[month + 1]) - greatest(taken_at, $3[month]))' })}
  FROM (${SHIFTS_IN_MONTHS}) shift,
       generate_series(greatest(1, ${monthAt('taken_at')}), least(array_length($3, 1) - 1, ${monthAt('returned_at')})) month
  WHERE returned_at > $4 AND ${monthAt('returned_at')} > ${monthAt('taken_at')}
  GROUP BY 1
  UNION ALL
  SELECT ${monthAt('reported_at')}, ${figures({ damage: 'count(*)' })}
  FROM vehicle_damage WHERE vehicle_id = v.id AND reported_at >= $4 AND reported_at < $5 GROUP BY 1
  UNION ALL
  SELECT array_position($2::text[], left(spent_on, 7)),
         ${figures({
           cl: 'coalesce(sum(centiliters), 0)',
           fuel: `coalesce(sum(amount_minor) FILTER (WHERE status = 'approved' AND kind = 'fuel'), 0)`,
           other: `coalesce(sum(amount_minor) FILTER (WHERE status = 'approved' AND kind <> 'fuel'), 0)`,
         })}
  FROM expense WHERE vehicle_id = v.id AND spent_on >= $6 AND spent_on < $7 AND status NOT IN ('declined', 'withdrawn') GROUP BY left(spent_on, 7)
  UNION ALL
  SELECT array_position($2::text[], left(done_on, 7)), ${figures({ service: 'coalesce(sum(cost_cents), 0)' })}
  FROM service_done WHERE vehicle_id = v.id AND done_on >= $6 AND done_on < $7 GROUP BY left(done_on, 7)
  UNION ALL
  SELECT ${monthAt('s.taken_at')}, ${figures({ repair: 'coalesce(sum(s.cost_cents), 0)' })}
  FROM vehicle_defect d JOIN vehicle_defect_step s ON s.defect_id = d.defect_id
  WHERE d.vehicle_id = v.id AND s.taken_at >= $4 AND s.taken_at < $5 GROUP BY 1`;

/**
 * What the vehicles drove, how long they were out, and what they cost, month by month, the latest first; only months in which there was
 * something. Each vehicle is asked for by itself, so that indexes have what is needed of tables that grow.
 */
export function vehicleMonths(
  of: VehicleId | 'fleet',
  { from, to }: Months,
  zone: Zone,
): Query<readonly VehicleMonthRow[]> {
  const months = monthsIn({ from, to });
  const starts = [...months, addMonths(to, 1)].map((month) => startOfDay(firstDayOf(month), zone));
  const one = of === 'fleet' ? null : of;
  return allRows<VehicleMonthRow>({
    name: 'vehicle-months',
    text: `
      SELECT ($2::text[])[m.nth] AS month, v.id AS "vehicleId", v.name AS "vehicleName", kilometers, "minutesOut", centiliters,
             "damageReports", "fuelMinor", "otherMinor", "serviceMinor", "repairMinor"
      FROM vehicle v CROSS JOIN LATERAL (
        SELECT nth, sum(km)::int AS kilometers, round(extract(epoch FROM sum(out)) / 60)::int AS "minutesOut",
               sum(cl)::int AS centiliters, sum(damage)::int AS "damageReports", sum(fuel)::int AS "fuelMinor",
               sum(other)::int AS "otherMinor", sum(service)::int AS "serviceMinor", sum(repair)::int AS "repairMinor"
        FROM (${FACTS}) AS facts (nth, ${names.join(', ')})
        GROUP BY nth
        HAVING sum(km + cl + damage + fuel + other + service + repair) > 0 OR sum(out) > interval '0') m
      WHERE $1::uuid IS NULL OR v.id = $1
      ORDER BY m.nth DESC, v.name, v.id`,
    values: [one, months, starts, starts[0], starts.at(-1), firstDayOf(from), firstDayOf(addMonths(to, 1))],
  });
}
