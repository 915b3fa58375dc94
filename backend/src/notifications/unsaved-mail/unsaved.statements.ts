import { addMinutes, type Instant, type SubstitutionId, type Zone } from '@rigbook/contracts/kernel';
import { toldSubstitutionEnds } from '@rigbook/contracts/substitutes/substitute.words';
import { allRows, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

const TRY_AGAIN_MINUTES = 10;
/** What is older was told, or nobody could be told. */
const TOLD_WITHIN_MINUTES = 24 * 60;
const MOST_IN_ONE_MAIL = 50;

export interface UnsavedToTell {
  readonly substitutionId: SubstitutionId;
  readonly endedBecause: (typeof toldSubstitutionEnds)[number];
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

/**
 * Bookings at risk whose other vehicle was not accepted, and that are as they were, of which this one process may tell now: not told yet, and not
 * being told by another.
 */
export const claimUnsaved = (now: Instant): Query<readonly UnsavedToTell[]> =>
  allRows<UnsavedToTell>({
    name: 'unsaved-mail.claim',
    text: `WITH claimed AS (
             INSERT INTO unsaved_mail AS known (substitution_id, tried_at)
             SELECT s.substitution_id, $1 FROM substitution s
             JOIN booking_diary d ON d.booking_id = s.booking_id AND d.vehicle_id = s.vehicle_id AND d.status IN ('pending', 'approved')
             LEFT JOIN unsaved_mail before ON before.substitution_id = s.substitution_id
             WHERE s.status = 'ended' AND s.settled_at > $3 AND s.ended_because = ANY ($4::text[]) AND s.end_at > $1 AND before.told_at IS NULL
             ORDER BY s.settled_at, s.substitution_id LIMIT ${MOST_IN_ONE_MAIL}
             ON CONFLICT (substitution_id) DO UPDATE SET tried_at = $1 WHERE known.told_at IS NULL AND known.tried_at <= $2
             RETURNING substitution_id)
           SELECT s.substitution_id AS "substitutionId", s.ended_because AS "endedBecause", s.start_at AS "startAt", (SELECT o.zone FROM organisation_settings o) AS zone,
                  v.name AS "vehicleName", other.name AS "otherName",
                  r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
           FROM claimed JOIN substitution s USING (substitution_id) JOIN vehicle v ON v.id = s.vehicle_id
           LEFT JOIN vehicle other ON other.id = s.substitute_vehicle_id LEFT JOIN responder r ON r.id = s.responder_id
           ORDER BY s.start_at, s.substitution_id`,
    values: [now, addMinutes(now, -TRY_AGAIN_MINUTES), addMinutes(now, -TOLD_WITHIN_MINUTES), toldSubstitutionEnds],
  });

export const noteTold = (unsaved: readonly UnsavedToTell[], now: Instant): Statement => ({
  name: 'unsaved-mail.told',
  text: `UPDATE unsaved_mail SET told_at = $2 WHERE substitution_id = ANY ($1::uuid[])`,
  values: [unsaved.map(({ substitutionId }) => substitutionId), now],
});
