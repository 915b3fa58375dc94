import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { ErasureRefusalReason, ErasureRequestState } from '@rigbook/contracts/responders/erasure-request.words';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

export interface ErasureRequest {
  readonly state: ErasureRequestState;
  readonly requestedAt: Instant | null;
  readonly decidedAt: Instant | null;
  readonly because: ErasureRefusalReason | null;
  readonly explanation: string | null;
}

const none: ErasureRequest = { state: 'none', requestedAt: null, decidedAt: null, because: null, explanation: null };

/** The person's latest request. */
export const erasureRequestOf = (responderId: ResponderId): Query<ErasureRequest> =>
  query<ErasureRequest, ErasureRequest>(
    {
      name: 'erasure-request.of',
      text: `SELECT state, requested_at AS "requestedAt", decided_at AS "decidedAt", because, explanation
             FROM erasure_request WHERE responder_id = $1`,
      values: [responderId],
    },
    ([row]) => row ?? none,
  );

export interface OpenErasureRequest {
  readonly id: ResponderId;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly requestedAt: Instant;
}

/** Oldest first. At most one per responder, so there are no pages. */
export const openErasureRequests = (): Query<readonly OpenErasureRequest[]> =>
  allRows<OpenErasureRequest>({
    name: 'erasure-request.open',
    text: `SELECT r.id, r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
                  q.requested_at AS "requestedAt"
           FROM erasure_request q JOIN responder r ON r.id = q.responder_id
           WHERE q.state = 'open' ORDER BY q.requested_at, r.id`,
    values: [],
  });

/** Takes the place of an earlier request. */
export const noteRequest = (responderId: ResponderId, now: Instant): Statement => ({
  name: 'erasure-request.note',
  text: `INSERT INTO erasure_request (responder_id, state, requested_at) VALUES ($1, 'open', $2)
         ON CONFLICT (responder_id) DO UPDATE
         SET state = 'open', requested_at = $2, decided_at = NULL, because = NULL, explanation = NULL`,
  values: [responderId, now],
});

export const noteWithdrawal = (responderId: ResponderId, now: Instant): Statement => ({
  name: 'erasure-request.withdraw',
  text: `UPDATE erasure_request SET state = 'withdrawn', decided_at = $2 WHERE responder_id = $1`,
  values: [responderId, now],
});

export interface ErasureRefusal {
  readonly because: ErasureRefusalReason;
  readonly explanation: string | null;
}

export const noteRefusal = (
  responderId: ResponderId,
  { because, explanation }: ErasureRefusal,
  now: Instant,
): Statement => ({
  name: 'erasure-request.refuse',
  text: `UPDATE erasure_request SET state = 'refused', decided_at = $2, because = $3, explanation = $4 WHERE responder_id = $1`,
  values: [responderId, now, because, explanation],
});
