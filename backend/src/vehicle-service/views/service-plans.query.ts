import { dailyUse, serviceDue, type ServiceDue, byDueDay } from '@rigbook/contracts/fleet/service-due.rules';
import type { ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import { dayOf, type Instant, type ServicePlanId, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { readingsOf } from '../../booking/views/vehicle-use/mileage-readings.query.js';
import { allRows, type Database, type Query } from '../../platform/database/index.js';

export interface ServicePlanRow extends ServicePlan {
  readonly planId: ServicePlanId;
  readonly vehicleId: VehicleId;
  readonly vehicleName: string;
  /** last set, changed or done */
  readonly setAt: Instant;
}

export interface PlanDue extends ServicePlanRow {
  readonly due: ServiceDue;
}

/** A safety limit, above any real fleet. */
const MOST_PLANS = 5_000;

/** The plans of all vehicles of the fleet. */
export const plansOfFleet = (): Query<readonly ServicePlanRow[]> =>
  allRows<ServicePlanRow>({
    name: 'service-plans.of-fleet',
    text: `SELECT p.plan_id AS "planId", p.vehicle_id AS "vehicleId", v.name AS "vehicleName", p.kind, p.name,
                  p.every_km AS "everyKm", p.every_months AS "everyMonths", p.last_done_on AS "lastDoneOn",
                  p.last_done_km AS "lastDoneKm", p.valid_until AS "validUntil", p.set_at AS "setAt"
           FROM vehicle v JOIN service_plan p ON p.vehicle_id = v.id AND p.ended_at IS NULL
           WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet, p.set_at, p.plan_id LIMIT $1`,
    values: [MOST_PLANS],
  });

/** What is due first comes first. */
export async function plansDue(
  database: Database,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): Promise<readonly PlanDue[]> {
  const [plans, readings] = await database.fetchAll([plansOfFleet(), readingsOf('fleet', now, zone)]);
  const today = dayOf(now, zone);
  const dues = plans.map((plan): PlanDue => {
    const { mileageKm = null, recent = [] } = readings.get(plan.vehicleId) ?? {};
    return { ...plan, due: serviceDue(plan, { today, mileageKm, dailyUse: dailyUse(recent, today) }) };
  });
  return dues.sort((one, other) => byDueDay(one.due, other.due));
}
