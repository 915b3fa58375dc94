import type { BookingId } from '@rigbook/contracts/kernel';
import { damageIdOf, damageTable } from '../../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { DamageReopened, DamageResolved } from '../../../fleet/vehicle.events.js';
import { responderIn } from '../../../platform/event-store/index.js';
import type { VehicleCheckedOut } from '../../booking.events.js';

/** Damage reported at checkouts, open or resolved. Partitioned by vehicle, since a report must precede its resolution. */
export const vehicleDamage = damageTable.from<VehicleCheckedOut | DamageResolved | DamageReopened>({
  partitionBy: (event) => (event.type === 'VehicleCheckedOut' ? event.data.vehicleId : event.stream),
  adds: {
    VehicleCheckedOut: ({ stream, recordedAt, data }) =>
      data.damageReports.map(({ area, severity, description }, place) => ({
        damageId: damageIdOf(stream as BookingId, place),
        vehicleId: data.vehicleId,
        bookingId: stream as BookingId,
        responderId: data.responderId,
        shiftStartAt: data.startAt,
        shiftEndAt: data.endAt,
        area,
        severity,
        description,
        reportedAt: recordedAt,
      })),
  },
  changes: {
    DamageResolved: ({ actor, recordedAt, data: { damageId, note } }) => ({
      damageId,
      resolvedAt: recordedAt,
      resolvedBy: responderIn(actor) ?? null,
      resolutionNote: note,
    }),
    DamageReopened: ({ data: { damageId } }) => ({
      damageId,
      resolvedAt: null,
      resolvedBy: null,
      resolutionNote: null,
    }),
  },
});
