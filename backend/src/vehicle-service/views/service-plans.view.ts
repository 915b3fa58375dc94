import type { ServicePlanEnded, ServicePlanSet, VehicleEvent } from '../../fleet/vehicle.events.js';
import { type ProjectedEvent, type Projection, rowsStatement } from '../../platform/event-store/index.js';

/** One row per plan of a vehicle, as it is now. Written by hand: one event adds a plan and changes it. */
export const servicePlans: Projection<VehicleEvent> = {
  name: 'service-plans',
  tables: ['service_plan'],
  on: {
    ServicePlanSet: (events) =>
      rowsStatement({
        name: 'service-plans.set',
        cells: {
          planId: 'uuid',
          vehicleId: 'uuid',
          kind: 'text',
          name: 'text',
          everyKm: 'integer',
          everyMonths: 'integer',
          lastDoneOn: 'text',
          lastDoneKm: 'integer',
          validUntil: 'text',
          setAt: 'timestamptz',
        },
        rows: events.map(({ stream, recordedAt, data }: ProjectedEvent<ServicePlanSet>) => ({
          ...data,
          vehicleId: stream,
          setAt: recordedAt,
        })),
        text: (rows) => `
          INSERT INTO service_plan (plan_id, vehicle_id, kind, name, every_km, every_months, last_done_on, last_done_km,
                                    valid_until, set_at)
          SELECT plan_id, vehicle_id, kind, name, every_km, every_months, last_done_on, last_done_km, valid_until, set_at
          FROM ${rows}
          ON CONFLICT (plan_id) DO UPDATE
            SET name = EXCLUDED.name, every_km = EXCLUDED.every_km, every_months = EXCLUDED.every_months,
                last_done_on = EXCLUDED.last_done_on, last_done_km = EXCLUDED.last_done_km,
                valid_until = EXCLUDED.valid_until`,
      }),
    ServicePlanEnded: (events) =>
      rowsStatement({
        name: 'service-plans.end',
        cells: { planId: 'uuid', endedAt: 'timestamptz' },
        rows: events.map(({ recordedAt, data }: ProjectedEvent<ServicePlanEnded>) => ({
          planId: data.planId,
          endedAt: recordedAt,
        })),
        text: (rows) => `UPDATE service_plan p SET ended_at = e.ended_at FROM ${rows} WHERE p.plan_id = e.plan_id`,
      }),
  },
};

export const vehicleServiceProjections = { inline: [servicePlans] };
