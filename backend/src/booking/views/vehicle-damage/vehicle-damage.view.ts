import type { BookingId } from '@rigbook/contracts/kernel';
import { damageIdOf, damageTable } from '../../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { DamageReopened, DamageResolved } from '../../../fleet/vehicle.events.js';
import { responderIn, type Statement } from '../../../platform/event-store/index.js';
import type { ResponderErased } from '../../../responders/responder.events.js';
import type { VehicleCheckedOut } from '../../booking.events.js';

/** Damage reported at checkouts, open or resolved. Partitioned by vehicle, since a report must precede its resolution. */
export const vehicleDamage = damageTable.from<VehicleCheckedOut | DamageResolved | DamageReopened | ResponderErased>({
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
  also: {
    ResponderErased: (events) => forgetTexts(events.map(({ stream }) => stream)),
  },
});

/** What erased people reported or had reported for them, and the notes of those who resolved it. */
const forgetTexts = (people: readonly string[]): readonly Statement[] => [
  {
    name: 'vehicle-damage.forget-descriptions',
    text: `UPDATE vehicle_damage SET description = ''
           WHERE responder_id = ANY ($1::uuid[]) OR booking_id IN (
             SELECT stream FROM public.erasable_text WHERE written_by = ANY ($1::uuid[]) AND starts_with(path, 'damageReports.'))`,
    values: [people],
  },
  {
    name: 'vehicle-damage.forget-notes',
    text: `UPDATE vehicle_damage SET resolution_note = NULL WHERE resolved_by = ANY ($1::uuid[])`,
    values: [people],
  },
];
