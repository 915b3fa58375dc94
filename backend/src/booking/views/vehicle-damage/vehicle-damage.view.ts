import type { BookingId, DamageId, ResponderId } from '@rigbook/contracts/kernel';
import { damageIdOf, damageTable } from '../../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { DamageReopened, DamageResolved } from '../../../fleet/vehicle.events.js';
import { type ProjectedEvent, responderIn, type Statement } from '../../../platform/event-store/index.js';
import type { ResponderErased } from '../../../responders/responder.events.js';
import type { TextErased } from '../../booking.events.js';
import { type ReportingEvent, shiftSteps } from '../../shift.events.js';

/** Damage that responders reported, open or resolved. Partitioned by vehicle, since a report must precede its resolution. */
export const vehicleDamage = damageTable.from<
  ReportingEvent | DamageResolved | DamageReopened | ResponderErased | TextErased
>({
  partitionBy: (event) => ('vehicleId' in event.data ? event.data.vehicleId : event.stream),
  adds: {
    [shiftSteps.begins]: (event) => rowsOf(event),
    VehicleFoundUnfit: (event) => rowsOf(event),
    DamageReported: (event) => rowsOf(event),
    [shiftSteps.ends]: (event) => rowsOf(event, event.data.handedOverTo?.responderId),
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
    TextErased: (events) => forgetDescriptions(events.flatMap(descriptionErased)),
  },
});

/** A row for each report. The first report with an id counts. */
const rowsOf = (
  { stream, recordedAt, data }: Pick<ProjectedEvent<ReportingEvent>, 'stream' | 'recordedAt' | 'data'>,
  seenWith: ResponderId | null = null,
) =>
  (data.damageReports ?? []).map(
    ({ area, place = null, severity, description, reportId = null, photoIds = [] }, index) => ({
      damageId: damageIdOf(stream as BookingId, reportId ?? index),
      vehicleId: data.vehicleId,
      bookingId: stream as BookingId,
      responderId: data.responderId,
      shiftStartAt: data.startAt,
      shiftEndAt: data.endAt,
      area,
      place,
      severity,
      description,
      reportedAt: recordedAt,
      seenWith,
      reportId,
      photoIds,
    }),
  );

/** The description at that path, and which damage it describes if its report has no id. */
function descriptionErased({ stream, data: { eventId, path } }: ProjectedEvent<TextErased>): readonly Described[] {
  const [, index] = /^damageReports\.(\d+)\.description$/.exec(path) ?? [];
  if (index === undefined) return [];
  return [{ eventId, index: Number(index), withoutId: damageIdOf(stream as BookingId, Number(index)) }];
}

interface Described {
  readonly eventId: string;
  readonly index: number;
  readonly withoutId: DamageId;
}

const forgetDescriptions = (described: readonly Described[]): Statement => ({
  name: 'vehicle-damage.erase-descriptions',
  text: `UPDATE vehicle_damage damage SET description = ''
         FROM unnest($1::uuid[], $2::int[], $3::uuid[]) AS erased (event_id, index, without_id) JOIN public.event e ON e.id = erased.event_id
         WHERE damage.vehicle_id = (e.data ->> 'vehicleId')::uuid AND damage.booking_id = e.stream
           AND CASE WHEN damage.report_id IS NULL THEN damage.damage_id = erased.without_id
                    ELSE damage.report_id = (e.data #>> ARRAY['damageReports', erased.index::text, 'reportId'])::uuid END`,
  values: [
    described.map(({ eventId }) => eventId),
    described.map(({ index }) => index),
    described.map(({ withoutId }) => withoutId),
  ],
});

/** What erased people reported or had reported for them, by event and report, and their notes on resolved damage. */
const forgetTexts = (people: readonly string[]): readonly Statement[] => [
  {
    name: 'vehicle-damage.forget-descriptions',
    text: `UPDATE vehicle_damage damage SET description = ''
           FROM public.erasable_text t JOIN public.event e ON e.stream = t.stream AND e.id = t.event_id
           WHERE (t.written_by = ANY ($1::uuid[]) OR t.about = ANY ($1::uuid[])) AND starts_with(t.path, 'damageReports.')
             AND damage.vehicle_id = (e.data ->> 'vehicleId')::uuid AND damage.booking_id = e.stream
             AND damage.reported_at = e.recorded_at
             AND damage.report_id IS NOT DISTINCT FROM
                 (e.data #>> ARRAY['damageReports', split_part(t.path, '.', 2), 'reportId'])::uuid`,
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
