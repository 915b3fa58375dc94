import { addHours, addMinutes, type Instant, type SubstitutionId, type Zone } from '@rigbook/contracts/kernel';
import { toldSubstitutionEnds } from '@rigbook/contracts/substitutes/substitute.words';
import { allRows, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

const TRY_AGAIN_MINUTES = 10;
/** What is older was told, or nobody could be told. */
const TOLD_WITHIN_MINUTES = 24 * 60;
const MOST_IN_ONE_MAIL = 50;
/** So long before the start there is time to find somebody, or to cancel. */
const HOURS_BEFORE_START = 3;

export interface UnsavedToTell {
  readonly substitutionId: SubstitutionId;
  /** `not-taken`: it was to be offered to colleagues, and nobody has it */
  readonly because: (typeof toldSubstitutionEnds)[number] | 'not-taken';
  readonly startAt: Instant;
  /** of the organization */
  readonly zone: Zone;
  readonly vehicleName: string;
  /** the other vehicle; null if none was planned */
  readonly otherName: string | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Three hours before the start, or half-way to it if it was offered later than that. */
const WHEN_NOT_TAKEN = `greatest(s.start_at - interval '${HOURS_BEFORE_START} hours', s.settled_at + (s.start_at - s.settled_at) / 2)`;

/** As it was, and its responder may still not drive. */
const STILL_AT_RISK = `d.responder_id = s.responder_id AND d.start_at = s.start_at
  AND (r.suspended_at IS NOT NULL OR NOT (r.is_admin OR r.license_verified OR 'LICENCE_NOT_VERIFIED' = ANY (coalesce(d.overridden_rules, '{}'))))`;

/**
 * Bookings at risk whose other vehicle was not accepted, or that no colleague has taken, and that are as they were, of which this one process may
 * tell now: not told yet, and not being told by another.
 */
export const claimUnsaved = (now: Instant): Query<readonly UnsavedToTell[]> =>
  allRows<UnsavedToTell>({
    name: 'unsaved-mail.claim',
    text: `WITH due AS (
             SELECT s.substitution_id, s.settled_at FROM substitution s
             JOIN booking_diary d ON d.booking_id = s.booking_id AND d.vehicle_id = s.vehicle_id AND d.status IN ('pending', 'approved')
             WHERE s.status = 'ended' AND NOT s.to_colleagues AND s.settled_at > $3 AND s.ended_because = ANY ($4::text[]) AND s.end_at > $1
             UNION ALL
             SELECT s.substitution_id, s.settled_at FROM substitution s
             JOIN booking_diary d ON d.booking_id = s.booking_id AND d.vehicle_id = s.vehicle_id AND d.status IN ('pending', 'approved')
             JOIN responder r ON r.id = s.responder_id
             WHERE s.status = 'ended' AND s.to_colleagues AND s.start_at > $3 AND s.start_at <= $5 AND s.end_at > $1
               AND ${WHEN_NOT_TAKEN} <= $1 AND ${STILL_AT_RISK}
               AND NOT EXISTS (SELECT FROM substitution later WHERE later.booking_id = s.booking_id AND later.planned_at > s.planned_at)),
           claimed AS (
             INSERT INTO unsaved_mail AS known (substitution_id, tried_at)
             SELECT due.substitution_id, $1 FROM due LEFT JOIN unsaved_mail before USING (substitution_id)
             WHERE before.told_at IS NULL
             ORDER BY due.settled_at, due.substitution_id LIMIT ${MOST_IN_ONE_MAIL}
             ON CONFLICT (substitution_id) DO UPDATE SET tried_at = $1 WHERE known.told_at IS NULL AND known.tried_at <= $2
             RETURNING substitution_id)
           SELECT s.substitution_id AS "substitutionId", CASE WHEN s.to_colleagues THEN 'not-taken' ELSE s.ended_because END AS because,
                  s.start_at AS "startAt", (SELECT o.zone FROM organisation_settings o) AS zone, v.name AS "vehicleName", other.name AS "otherName",
                  r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
           FROM claimed JOIN substitution s USING (substitution_id) JOIN vehicle v ON v.id = s.vehicle_id
           LEFT JOIN vehicle other ON other.id = s.substitute_vehicle_id LEFT JOIN responder r ON r.id = s.responder_id
           ORDER BY s.start_at, s.substitution_id`,
    values: [
      now,
      addMinutes(now, -TRY_AGAIN_MINUTES),
      addMinutes(now, -TOLD_WITHIN_MINUTES),
      toldSubstitutionEnds,
      addHours(now, HOURS_BEFORE_START),
    ],
  });

export const noteTold = (unsaved: readonly UnsavedToTell[], now: Instant): Statement => ({
  name: 'unsaved-mail.told',
  text: `UPDATE unsaved_mail SET told_at = $2 WHERE substitution_id = ANY ($1::uuid[])`,
  values: [unsaved.map(({ substitutionId }) => substitutionId), now],
});
