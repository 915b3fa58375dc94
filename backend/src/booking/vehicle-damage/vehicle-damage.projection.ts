import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { DamageReopened, DamageResolved } from '../../fleet/vehicle.events.js';
import { damageIdOf } from '../../fleet/vehicle-damage/damage-id.js';
import { reportDamage, settleDamage } from '../../fleet/vehicle-damage/vehicle-damage.statements.js';
import { responderIn } from '../../platform/event-store/actor.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { VehicleCheckedOut } from '../booking.events.js';

/** What checkouts reported, and what became of it. A vehicle's damage is one partition: it is reported before it is resolved. */
export const vehicleDamage: Projection<VehicleCheckedOut | DamageResolved | DamageReopened> = {
  name: 'vehicle-damage',
  tables: ['vehicle_damage'],
  partitionBy: (event) => (event.type === 'VehicleCheckedOut' ? event.data.vehicleId : event.stream),
  on: {
    VehicleCheckedOut: (events) => {
      const reported = events.flatMap(damageReportedAt);
      return reported.length === 0 ? [] : reportDamage(reported);
    },
    DamageResolved: (events) =>
      settleDamage(
        events.map(({ actor, recordedAt, data: { damageId, note } }) => ({
          damageId,
          resolvedAt: recordedAt,
          resolvedBy: responderIn(actor) ?? null,
          note,
        })),
      ),
    DamageReopened: (events) =>
      settleDamage(
        events.map(({ data: { damageId } }) => ({ damageId, resolvedAt: null, resolvedBy: null, note: null })),
      ),
  },
};

function damageReportedAt({ stream, recordedAt, data }: ProjectedEvent<VehicleCheckedOut>) {
  const bookingId = stream as BookingId;
  const { vehicleId, responderId, startAt, endAt } = data;
  return data.damageReports.map((report, place) => ({
    ...report,
    damageId: damageIdOf(bookingId, place),
    vehicleId,
    bookingId,
    responderId,
    shift: { startAt, endAt },
    reportedAt: recordedAt,
  }));
}
