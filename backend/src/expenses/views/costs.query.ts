import {
  addDays,
  type Day,
  dayOf,
  type Instant,
  startOfDay,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';

/** Two years, so that a month stands beside the same one of the year before. */
export const MOST_MONTHS = 24;

export interface CostsRow {
  /** such as `2026-11` */
  readonly month: string;
  readonly kilometers: number;
  readonly centiliters: number;
  readonly fuelMinor: number;
  readonly otherMinor: number;
  readonly serviceMinor: number;
}

/** What a vehicle drove, was filled and cost, month by month. */
export function costsOfVehicle(vehicleId: VehicleId, now: Instant, zone: Zone): Query<readonly CostsRow[]> {
  const first = firstMonth(dayOf(now, zone));
  return allRows<CostsRow>({
    name: 'expenses.months-of-vehicle',
    text: `
      SELECT month, sum(km)::int AS kilometers, sum(cl)::int AS centiliters, sum(fuel)::int AS "fuelMinor",
             sum(other)::int AS "otherMinor", sum(service)::int AS "serviceMinor"
      FROM (
        SELECT to_char(taken_at AT TIME ZONE $4, 'YYYY-MM') AS month,
               coalesce(check_out_km - check_in_km, 0) + greatest(check_in_km - coalesce(before_km, check_in_km), 0) AS km,
               0 AS cl, 0 AS fuel, 0 AS other, 0 AS service
        FROM odometer_shift WHERE vehicle_id = $1 AND taken_at >= $3
        UNION ALL
        SELECT left(spent_on, 7), 0, CASE WHEN kind = 'fuel' THEN centiliters ELSE 0 END,
               CASE WHEN status = 'approved' AND kind = 'fuel' THEN amount_minor ELSE 0 END,
               CASE WHEN status = 'approved' AND kind <> 'fuel' THEN amount_minor ELSE 0 END, 0
        FROM expense WHERE vehicle_id = $1 AND spent_on >= $2 AND status <> 'declined'
        UNION ALL
        SELECT left(done_on, 7), 0, 0, 0, 0, coalesce(cost_cents, 0)
        FROM service_done WHERE vehicle_id = $1 AND done_on >= $2) AS facts
      GROUP BY month HAVING sum(km + cl + fuel + other + service) > 0 ORDER BY month DESC`,
    values: [vehicleId, first, startOfDay(first, zone), zone],
  });
}

function firstMonth(today: Day): Day {
  let day = firstOf(today);
  for (let months = 1; months < MOST_MONTHS; months += 1) day = firstOf(addDays(day, -1));
  return day;
}

const firstOf = (day: Day) => `${day.slice(0, 'YYYY-MM'.length)}-01` as Day;
