import type { BookingId, DamageId } from '@rigbook/contracts/kernel';
import { damageIdOf, damageTable } from '../../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { DamageReopened, DamageResolved } from '../../../fleet/vehicle.events.js';
import { responderIn, type Statement } from '../../../platform/event-store/index.js';
import type { ResponderErased } from '../../../responders/responder.events.js';
import type { TextErased, VehicleCheckedOut } from '../../booking.events.js';

/** Damage reported at checkouts, open or resolved. Partitioned by vehicle, since a report must precede its resolution. */
export const vehicleDamage = damageTable.from<
  VehicleCheckedOut | DamageResolved | DamageReopened | ResponderErased | TextErased
>({
  partitionBy: (event) =>
    event.type === 'VehicleCheckedOut' || event.type === 'TextErased' ? event.data.vehicleId : event.stream,
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
        seenWith: data.handedOverTo?.responderId ?? null,
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
  forgets: {
    ResponderErased: (events) => forgetTexts(events.map(({ stream }) => stream)),
    TextErased: (events) => ({
      name: 'vehicle-damage.erase-descriptions',
      text: `UPDATE vehicle_damage SET description = '' WHERE damage_id = ANY ($1::uuid[])`,
      values: [events.flatMap(({ stream, data }) => damageDescribed(stream as BookingId, data.path))],
    }),
  },
});

/** The damage whose description is at that path, if any. */
function damageDescribed(bookingId: BookingId, path: string): readonly DamageId[] {
  const [, place] = /^damageReports\.(\d+)\.description$/.exec(path) ?? [];
  return place === undefined ? [] : [damageIdOf(bookingId, Number(place))];
}

/** What erased people reported or had reported for them, and their notes on resolved damage. */
const forgetTexts = (people: readonly string[]): readonly Statement[] => [
  {
    name: 'vehicle-damage.forget-descriptions',
    text: `UPDATE vehicle_damage SET description = '' WHERE booking_id IN (
             SELECT stream FROM public.erasable_text
             WHERE (written_by = ANY ($1::uuid[]) OR about = ANY ($1::uuid[])) AND starts_with(path, 'damageReports.'))`,
    values: [people],
  },
  {
    name: 'vehicle-damage.forget-notes',
    text: `UPDATE vehicle_damage damage SET resolution_note = NULL
           FROM public.erasable_text t JOIN public.event e ON e.stream = t.stream AND e.id = t.event_id
           WHERE t.written_by = ANY ($1::uuid[]) AND t.path = 'note' AND e.type = 'DamageResolved'
             AND damage.damage_id = (e.data ->> 'damageId')::uuid AND damage.resolved_by = t.written_by`,
    values: [people],
  },
];
