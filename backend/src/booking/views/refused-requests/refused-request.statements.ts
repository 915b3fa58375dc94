import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import type { Refusal } from '../../../platform/decisions/index.js';
import type { CommandContext, Statement } from '../../../platform/event-store/index.js';
import type { BookingRequest } from '../../commands/request-booking/request-booking.decision.js';

/**
 * Records a request once, however often it is repeated under its key, and not at all if an earlier send of it succeeded, whose
 * answer the repeat gets.
 */
export const noteRefusal = (
  id: string,
  { responderId, vehicleId, period }: BookingRequest,
  { code, facts }: Refusal,
  { now, idempotency }: CommandContext,
): Statement => ({
  name: 'refused-requests.note',
  text: `INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, facts, rule_version, refused_at,
                                      idempotency_owner, idempotency_key, request_hash)
         SELECT $1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::timestamptz, $6::text, $7::jsonb, $8::smallint,
                $9::timestamptz, $10::text, $11::text, $12::text
         WHERE NOT EXISTS (SELECT FROM idempotency_key WHERE owner = $10::text AND key = $11::text)
         ON CONFLICT (idempotency_owner, idempotency_key, request_hash) DO NOTHING`,
  values: [
    id,
    responderId,
    vehicleId,
    period.startAt,
    period.endAt,
    code,
    facts === undefined ? null : JSON.stringify(facts),
    BOOKING_RULE_VERSION,
    now,
    idempotency?.owner ?? null,
    idempotency?.key ?? null,
    idempotency?.requestHash ?? null,
  ],
});

export const forgetRefusalsBefore = (before: Instant): Statement => ({
  name: 'refused-requests.forget',
  text: `DELETE FROM refused_request WHERE refused_at < $1`,
  values: [before],
});
