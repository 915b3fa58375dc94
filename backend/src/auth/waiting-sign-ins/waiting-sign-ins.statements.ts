import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

export interface WaitingSignIn {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string;
  readonly askedAt: Instant;
  readonly expiresAt: Instant;
  readonly phrase: readonly number[];
}

/** Those that ask to be let in and are not decided yet, the earliest first. */
export const waitingSignIns = (now: Instant): Query<readonly WaitingSignIn[]> =>
  allRows<WaitingSignIn>({
    name: 'waiting-sign-in.list',
    text: `SELECT p.id, p.responder_id AS "responderId", r.unit_number AS "unitNumber", r.first_name AS "firstName",
                  r.last_name AS "lastName", p.browser, p.system, p.network, p.asked_at AS "askedAt",
                  p.expires_at AS "expiresAt", p.phrase
           FROM pending_sign_in p JOIN responder r ON r.id = p.responder_id
           WHERE p.asked_at IS NOT NULL AND p.decided_at IS NULL AND p.expires_at > $1
           ORDER BY p.asked_at, p.id LIMIT 100`,
    values: [now],
  });

interface Decision {
  readonly id: string;
  readonly letIn: boolean;
  readonly by: ResponderId;
  readonly now: Instant;
}

/** Returns no row if it no longer waits. */
export const decideSignIn = ({ id, letIn, by, now }: Decision): Statement => ({
  name: 'waiting-sign-in.decide',
  text: `UPDATE pending_sign_in SET let_in = $2, decided_by = $3, decided_at = $4
         WHERE id = $1 AND asked_at IS NOT NULL AND decided_at IS NULL AND expires_at > $4
         RETURNING responder_id AS "responderId"`,
  values: [id, letIn, by, now],
});
