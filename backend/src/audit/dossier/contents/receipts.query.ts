import type { BookingId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** A message about the booking and its delivery, without its text and address. */
export interface Receipt {
  readonly id: string;
  readonly eventId: string;
  readonly kind: string;
  readonly channel: string;
  readonly recipient: string;
  readonly state: string;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly settledAt: string | null;
  readonly deliveredAt: string | null;
  readonly readAt: string | null;
  readonly problem: string | null;
  readonly providerId: string | null;
  readonly attempts: readonly object[];
}

/** Every message about the booking, with each attempt to send it. */
export const receiptsOf = (bookingId: BookingId): Query<readonly Receipt[]> =>
  allRows<Receipt>({
    name: 'dossier.receipts',
    text: `SELECT n.id, event_id AS "eventId", kind, channel, recipient, state, created_at AS "createdAt", due_at AS "dueAt",
                  settled_at AS "settledAt", delivered_at AS "deliveredAt", read_at AS "readAt", n.problem,
                  n.provider_id AS "providerId", coalesce(tried.attempts, '[]') AS attempts
           FROM notification n
           LEFT JOIN LATERAL (
             SELECT jsonb_agg(jsonb_build_object('number', number, 'beganAt', began_at, 'endedAt', ended_at,
                      'outcome', outcome, 'problem', problem, 'providerId', provider_id) ORDER BY number) AS attempts
             FROM notification_attempt WHERE notification_id = n.id
           ) tried ON true
           WHERE n.booking_id = $1 ORDER BY n.created_at, n.id`,
    values: [bookingId],
  });
