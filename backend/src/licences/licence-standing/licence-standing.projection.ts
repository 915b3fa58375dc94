import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type {
  LicenceApproved,
  LicenceEvent,
  LicenceRejected,
  LicenceReplaced,
  LicenceSubmitted,
} from '../licence.events.js';

/** Where every handing-in stands: the row behind the list of pending ones and behind the responder's own. */
export const licenceStanding: Projection<LicenceEvent> = {
  name: 'licence-standing',
  tables: ['licence_verification'],
  // a responder's older one is replaced before the newer one is pending
  partitionBy: ({ data }) => data.responderId,
  on: {
    LicenceSubmitted: (events: readonly ProjectedEvent<LicenceSubmitted>[]) => ({
      name: 'licence-standing.submitted',
      text: `INSERT INTO licence_verification (verification_id, responder_id, status, submitted_at)
             SELECT verification_id, responder_id, 'pending', submitted_at
             FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS e (verification_id, responder_id, submitted_at)
             ON CONFLICT (verification_id) DO NOTHING`,
      values: columns(events, ({ stream, data, recordedAt }) => [stream, data.responderId, recordedAt]),
    }),
    LicenceReplaced: becomes('replaced'),
    LicenceApproved: becomes('approved'),
    LicenceRejected: becomes('rejected'),
  },
};

function becomes(status: LicenceDecision | 'replaced') {
  return (events: readonly ProjectedEvent<LicenceReplaced | LicenceApproved | LicenceRejected>[]) => ({
    name: 'licence-standing.becomes',
    text: `UPDATE licence_verification v SET status = $3, decided_at = e.decided_at
           FROM unnest($1::uuid[], $2::timestamptz[]) AS e (verification_id, decided_at)
           WHERE v.verification_id = e.verification_id`,
    values: [...columns(events, ({ stream, recordedAt }) => [stream, recordedAt]), status],
  });
}
