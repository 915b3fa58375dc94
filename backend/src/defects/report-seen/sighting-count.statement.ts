import type { Day, ResponderId } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';

/** Counts a report of the person on that day. A constraint refuses more than a day may have, also of two at the same moment. */
export const countSeen = (responderId: ResponderId, day: Day): Statement => ({
  name: 'sighting-count.add',
  text: `INSERT INTO sighting_count AS known (responder_id, day, reports) VALUES ($1, $2, 1)
         ON CONFLICT (responder_id) DO UPDATE
           SET day = EXCLUDED.day, reports = CASE WHEN known.day = EXCLUDED.day THEN known.reports + 1 ELSE 1 END`,
  values: [responderId, day],
});
