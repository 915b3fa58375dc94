import { addMinutes, type Instant, type DefectId } from '@rigbook/contracts/kernel';
import type { Wording } from '@rigbook/contracts/checklists/checklist.words';
import { allRows, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

const TRY_AGAIN_MINUTES = 10;
/** What is older was told, or nobody could be told. */
const TOLD_WITHIN_MINUTES = 24 * 60;
const MOST_IN_ONE_MAIL = 50;

export interface SeenToTell {
  readonly defectId: DefectId;
  readonly vehicleName: string;
  readonly label: Wording;
  /** empty if they were erased */
  readonly words: string;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What people saw at vehicles, of which this one process may tell now: not told yet, and not being told by another. */
export const claimSeen = (now: Instant): Query<readonly SeenToTell[]> =>
  allRows<SeenToTell>({
    name: 'seen-mail.claim',
    text: `WITH claimed AS (
             INSERT INTO seen_mail AS known (defect_id, tried_at)
             SELECT d.defect_id, $1 FROM vehicle_defect d
             LEFT JOIN seen_mail before ON before.defect_id = d.defect_id
             WHERE d.state NOT IN ('fixed', 'declined') AND d.reported_at > $3 AND d.occasion = 'seen' AND before.told_at IS NULL
             ORDER BY d.reported_at, d.defect_id LIMIT ${MOST_IN_ONE_MAIL}
             ON CONFLICT (defect_id) DO UPDATE SET tried_at = $1 WHERE known.told_at IS NULL AND known.tried_at <= $2
             RETURNING defect_id)
           SELECT d.defect_id AS "defectId", v.name AS "vehicleName", json_build_object('en', d.label_en, 'he', d.label_he) AS label,
                  coalesce((SELECT t.text FROM public.erasable_text t WHERE t.event_id = d.reported_in AND t.path = 'words'), '') AS words,
                  r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
           FROM claimed JOIN vehicle_defect d USING (defect_id) JOIN vehicle v ON v.id = d.vehicle_id
           LEFT JOIN responder r ON r.id = d.reported_by
           ORDER BY d.reported_at, d.defect_id`,
    values: [now, addMinutes(now, -TRY_AGAIN_MINUTES), addMinutes(now, -TOLD_WITHIN_MINUTES)],
  });

export const noteTold = (seen: readonly SeenToTell[], now: Instant): Statement => ({
  name: 'seen-mail.told',
  text: `UPDATE seen_mail SET told_at = $2 WHERE defect_id = ANY ($1::uuid[])`,
  values: [seen.map(({ defectId }) => defectId), now],
});
