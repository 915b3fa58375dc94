import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DamagePhotoState } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { Wording } from '@rigbook/contracts/checklists/checklist.words';
import type { DefectOccasion, DefectStanding, DefectState } from '@rigbook/contracts/fleet/defect.words';
import type { BookingId, DamagePhotoId, Day, DefectId, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';

export interface DefectPerson {
  /** null if the person was erased, or was none */
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface PhotoOfDefect {
  readonly id: DamagePhotoId;
  readonly state: DamagePhotoState;
}

interface DefectStepTaken {
  readonly to: DefectState;
  readonly at: Instant;
  readonly by: DefectPerson;
  readonly note: string | null;
  readonly plannedOn: Day | null;
  readonly costCents: number | null;
  readonly photoIds: readonly DamagePhotoId[];
  readonly photos: readonly PhotoOfDefect[];
}

export interface DefectRow {
  readonly id: DefectId;
  readonly vehicle: { readonly id: VehicleId; readonly name: string; readonly inFleet: boolean };
  /** null: seen by somebody who did not have the vehicle */
  readonly bookingId: BookingId | null;
  readonly occasion: DefectOccasion;
  readonly place: DamagePlace | null;
  readonly label: Wording;
  readonly isCritical: boolean;
  /** empty if they were erased */
  readonly words: string;
  readonly reading: number | null;
  readonly expiresOn: Day | null;
  readonly photoIds: readonly DamagePhotoId[];
  readonly photos: readonly PhotoOfDefect[];
  readonly reportedAt: Instant;
  readonly reportedBy: DefectPerson;
  readonly state: DefectState;
  readonly stateAt: Instant;
  readonly plannedOn: Day | null;
  readonly steps: readonly DefectStepTaken[];
}

const textOf = (event: string, path: string) =>
  `(SELECT t.text FROM public.erasable_text t WHERE t.event_id = ${event} AND t.path = '${path}')`;

const personIn = (row: string) =>
  `json_build_object('unitNumber', ${row}.unit_number, 'firstName', ${row}.first_name, 'lastName', ${row}.last_name)`;

/** Where the photo `id` is kept: with the booking whose check announced it, or with the report of who saw something. */
const KEPT_WITH_BOOKING = (row: string, id: string) =>
  `SELECT p.photo_id, p.upload_id FROM damage_photo p WHERE p.booking_id = ${row}.booking_id AND p.photo_id = ${id}`;
const KEPT_WITH_REPORT = (row: string, id: string) => `${KEPT_WITH_BOOKING(row, id)}
  UNION ALL SELECT p.photo_id, p.upload_id FROM seen_photo p WHERE p.defect_id = ${row}.defect_id AND p.photo_id = ${id}`;

/** As they were announced, and whether they have arrived. */
const photosOf = (row: string, kept: typeof KEPT_WITH_REPORT) =>
  `coalesce((SELECT json_agg(json_build_object('id', photo.id, 'state',
    CASE WHEN kept.photo_id IS NULL THEN 'to-come' WHEN kept.upload_id IS NULL THEN 'erased' ELSE 'here' END) ORDER BY photo.nth)
  FROM unnest(${row}.photo_ids) WITH ORDINALITY AS photo (id, nth)
  LEFT JOIN LATERAL (${kept(row, 'photo.id::uuid')}) kept ON true), '[]')`;

const STEPS = `coalesce((SELECT json_agg(json_build_object(
    'to', s.state, 'at', to_char(s.taken_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', ${personIn('b')},
    'note', ${textOf('s.event_id', 'note')}, 'plannedOn', s.planned_on, 'costCents', s.cost_cents, 'photoIds', s.photo_ids,
    'photos', ${photosOf('s', KEPT_WITH_BOOKING)})
    ORDER BY s.taken_at, s.event_id)
  FROM vehicle_defect_step s LEFT JOIN responder b ON b.id = s.taken_by WHERE s.defect_id = d.defect_id), '[]')`;

const SELECT_DEFECT = `
  SELECT d.defect_id AS id, json_build_object('id', v.id, 'name', v.name, 'inFleet', v.retired_at IS NULL) AS vehicle,
         d.booking_id AS "bookingId", d.occasion, d.place, json_build_object('en', d.label_en, 'he', d.label_he) AS label,
         d.is_critical AS "isCritical", coalesce(${textOf('d.reported_in', 'words')}, '') AS words,
         d.reading::float8 AS reading, d.expires_on AS "expiresOn", d.photo_ids AS "photoIds",
         ${photosOf('d', KEPT_WITH_REPORT)} AS photos,
         d.reported_at AS "reportedAt", ${personIn('r')} AS "reportedBy", d.state, d.state_at AS "stateAt",
         d.planned_on AS "plannedOn", ${STEPS} AS steps
  FROM vehicle_defect d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.reported_by`;

/** Defects that stand are ordered by report, closed ones by their last step; each order has its own indexes. */
const lists = {
  standing: { where: `d.state NOT IN ('fixed', 'declined') AND v.retired_at IS NULL`, at: 'd.reported_at' },
  closed: { where: `d.state IN ('fixed', 'declined')`, at: 'd.state_at' },
} as const satisfies Readonly<Record<DefectStanding, object>>;

export interface DefectFilter {
  readonly standing: DefectStanding;
  readonly vehicleId?: VehicleId | undefined;
}

/** One page of defects, newest first. */
export function defectPage(
  { standing, vehicleId }: DefectFilter,
  { limit, after }: PageRequest,
): Query<Page<DefectRow>> {
  const { where, at } = lists[standing];
  const values: unknown[] = [limit + 1];
  const conditions: string[] = [where];
  if (vehicleId !== undefined) conditions.push(`d.vehicle_id = $${values.push(vehicleId)}`);
  if (after) conditions.push(`(${at}, d.defect_id) < ($${values.push(after.at)}, $${values.push(after.id)})`);
  const name = ['vehicle-defects', standing, vehicleId && 'of-vehicle', after && 'after'].filter(Boolean).join('.');
  return query<DefectRow, Page<DefectRow>>(
    {
      name,
      text: `${SELECT_DEFECT} WHERE ${conditions.join(' AND ')} ORDER BY ${at} DESC, d.defect_id DESC LIMIT $1`,
      values,
    },
    pageOf(limit, ({ id, reportedAt, stateAt }) => ({ at: standing === 'standing' ? reportedAt : stateAt, id })),
  );
}

/** More than a vehicle has at a time. */
const MOST_STANDING = 200;

/** What stands of the vehicle of an approved or active booking, newest first. */
export const defectsKnownAt = (bookingId: BookingId): Query<readonly DefectRow[]> =>
  allRows<DefectRow>({
    name: 'vehicle-defects.known-at-booking',
    text: `${SELECT_DEFECT}
           WHERE d.vehicle_id = (SELECT vehicle_id FROM booking_diary WHERE booking_id = $1 AND status IN ('approved', 'active'))
             AND ${lists.standing.where}
           ORDER BY d.reported_at DESC, d.defect_id DESC LIMIT $2`,
    values: [bookingId, MOST_STANDING],
  });

/** What was found with a booking, in the order of its checks. */
export const defectsFoundWith = (bookingId: BookingId): Query<readonly DefectRow[]> =>
  allRows<DefectRow>({
    name: 'vehicle-defects.found-with-booking',
    text: `${SELECT_DEFECT} WHERE d.booking_id = $1 ORDER BY d.reported_at, d.defect_id LIMIT $2`,
    values: [bookingId, MOST_STANDING],
  });

export const vehicleOfDefect = (defectId: DefectId): Query<VehicleId | undefined> =>
  query<{ readonly vehicleId: VehicleId }, VehicleId | undefined>(
    {
      name: 'vehicle-defects.vehicle',
      text: `SELECT vehicle_id AS "vehicleId" FROM vehicle_defect WHERE defect_id = $1`,
      values: [defectId],
    },
    ([row]) => row?.vehicleId,
  );

/** Of a defect that stands of the vehicle of an approved or active booking; undefined if it has not arrived, or was erased. */
export const knownDefectPhotoKey = (bookingId: BookingId, photoId: DamagePhotoId): Query<string | undefined> =>
  query<{ readonly key: string }, string | undefined>(
    {
      name: 'vehicle-defects.photo-known-at-booking',
      text: `SELECT u.storage_key AS key
             FROM booking_diary b JOIN vehicle_defect d ON d.vehicle_id = b.vehicle_id AND d.state NOT IN ('fixed', 'declined')
               JOIN LATERAL (${KEPT_WITH_REPORT('d', '$2::uuid')}) kept ON true
               JOIN photo_upload u ON u.id = kept.upload_id
             WHERE b.booking_id = $1 AND b.status IN ('approved', 'active') AND ($2::uuid)::text = ANY (d.photo_ids)
             LIMIT 1`,
      values: [bookingId, photoId],
    },
    ([row]) => row?.key,
  );
