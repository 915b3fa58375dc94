import type { DefectId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/** The event that holds the words of a defect; undefined if there are none any more. */
export const wordsOfDefect = (defectId: DefectId): Query<string | undefined> =>
  query<{ readonly eventId: string }, string | undefined>(
    {
      name: 'vehicle-defects.words',
      text: `SELECT t.event_id AS "eventId" FROM vehicle_defect d
             JOIN erasable_text t ON t.event_id = d.reported_in AND t.path = 'words' AND t.text <> ''
             WHERE d.defect_id = $1`,
      values: [defectId],
    },
    ([row]) => row?.eventId,
  );

/** Its row stays, so that a lost text is not taken for an erased one. */
export const forgetWords = (eventId: string): Statement => ({
  name: 'vehicle-defects.forget-words',
  text: `UPDATE erasable_text SET salt = NULL, text = NULL WHERE event_id = $1 AND path = 'words'`,
  values: [eventId],
});
