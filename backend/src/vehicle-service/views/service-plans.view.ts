import type { Day, ResponderId, ServiceId, ServicePlanId, VehicleId } from '@rigbook/contracts/kernel';
import type { ServiceDone, ServicePlanEnded, ServicePlanSet, VehicleEvent } from '../../fleet/vehicle.events.js';
import {
  instant,
  integer,
  type ProjectedEvent,
  type Projection,
  responderIn,
  rowsStatement,
  rowView,
  uuid,
  word,
} from '../../platform/event-store/index.js';

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
                valid_until = EXCLUDED.valid_until, set_at = EXCLUDED.set_at`,
      }),
    ServiceDone: (events) =>
      rowsStatement({
        name: 'service-plans.done',
        cells: { planId: 'uuid', doneOn: 'text', mileageKm: 'integer', validUntil: 'text', setAt: 'timestamptz' },
        rows: events.map(({ recordedAt, data }: ProjectedEvent<ServiceDone>) => ({
          planId: data.planId,
          doneOn: data.validUntil === null ? data.doneOn : null,
          mileageKm: data.mileageKm,
          validUntil: data.validUntil,
          setAt: recordedAt,
        })),
        // as afterService has it: what is recorded late moves nothing back, and a paper has no last time
        text: (rows) => `
          UPDATE service_plan p
          SET set_at = e.set_at, valid_until = greatest(p.valid_until, e.valid_until),
              last_done_on = CASE WHEN p.last_done_on IS NULL AND e.mileage_km < p.last_done_km THEN NULL
                                  ELSE greatest(p.last_done_on, e.done_on) END,
              last_done_km = CASE WHEN p.every_km IS NULL THEN NULL
                                  WHEN p.last_done_on > e.done_on THEN p.last_done_km
                                  WHEN p.last_done_on < e.done_on THEN e.mileage_km
                                  ELSE greatest(p.last_done_km, e.mileage_km) END
          FROM ${rows} WHERE p.plan_id = e.plan_id`,
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

/** What was done, one row each. */
export const servicesDone = rowView({
  name: 'services-done',
  table: 'service_done',
  key: 'serviceId',
  columns: {
    serviceId: uuid<ServiceId>(),
    vehicleId: uuid<VehicleId>(),
    planId: uuid<ServicePlanId>(),
    doneOn: word<Day>(),
    mileageKm: integer.orNull,
    costCents: integer.orNull,
    validUntil: word<Day>().orNull,
    recordedAt: instant,
    recordedBy: uuid<ResponderId>().orNull,
  },
}).from<VehicleEvent>({
  adds: {
    ServiceDone: ({ stream, recordedAt, actor, data }) => ({
      serviceId: data.serviceId,
      vehicleId: stream as VehicleId,
      planId: data.planId,
      doneOn: data.doneOn,
      mileageKm: data.mileageKm,
      costCents: data.costCents,
      validUntil: data.validUntil,
      recordedAt,
      recordedBy: responderIn(actor) ?? null,
    }),
  },
});

export const vehicleServiceProjections = { inline: [servicePlans, servicesDone] };
