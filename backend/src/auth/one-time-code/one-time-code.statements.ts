import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Statement } from '../../platform/event-store/index.js';
import { codesCountedSince, codesValidSince } from './one-time-code.policy.js';

/** What a code is for: a code for one purpose is worthless for another. */
export type CodePurpose = 'device' | 'proof';

export interface StoredCode {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly purpose: CodePurpose;
  readonly channel: MessageChannel;
  /** hexadecimal */
  readonly hash: string;
  readonly now: Instant;
}

/** When the person's latest codes were sent, newest first. */
export const codesSent = (responderId: ResponderId, now: Instant): Statement => ({
  name: 'one-time-code.sent',
  text: `SELECT sent_at AS "sentAt" FROM one_time_code WHERE responder_id = $1 AND sent_at > $2
         ORDER BY sent_at DESC LIMIT $3`,
  values: [responderId, codesCountedSince(now), oneTimeCode.perDay],
});

export const voidCodes = (responderId: ResponderId, purpose: CodePurpose): Statement => ({
  name: 'one-time-code.void',
  text: `UPDATE one_time_code SET code_hash = NULL WHERE responder_id = $1 AND purpose = $2 AND code_hash IS NOT NULL`,
  values: [responderId, purpose],
});

export const storeCode = ({ id, responderId, purpose, channel, hash, now }: StoredCode): Statement => ({
  name: 'one-time-code.store',
  text: `INSERT INTO one_time_code (id, responder_id, purpose, channel, sent_at, code_hash)
         VALUES ($1, $2, $3, $4, $5, decode($6, 'hex'))`,
  values: [id, responderId, purpose, channel, now, hash],
});

/** A code whose channel did not take it. It may have arrived nevertheless, and stays valid. */
export const noteFailedDelivery = (id: string): Statement => ({
  name: 'one-time-code.failed',
  text: `UPDATE one_time_code SET failed = true WHERE id = $1`,
  values: [id],
});

/** Counts a try before anything is compared. Returns no row if there is no code to try. */
export const countTry = (responderId: ResponderId, purpose: CodePurpose, now: Instant): Statement => ({
  name: 'one-time-code.count-try',
  text: `UPDATE one_time_code SET tries = tries + 1
         WHERE responder_id = $1 AND purpose = $2 AND code_hash IS NOT NULL AND sent_at > $3 AND tries < $4
         RETURNING id, encode(code_hash, 'hex') AS hash, tries`,
  values: [responderId, purpose, codesValidSince(now), oneTimeCode.tries],
});

/** Returns no row if the code was used or replaced in between. */
export const useCode = (id: string): Statement => ({
  name: 'one-time-code.use',
  text: `UPDATE one_time_code SET code_hash = NULL WHERE id = $1 AND code_hash IS NOT NULL RETURNING id`,
  values: [id],
});

/** Deletes a batch of codes that no longer count, skipping locked rows. */
export const sweepCodes = (now: Instant): Statement => ({
  name: 'one-time-code.sweep',
  text: `DELETE FROM one_time_code WHERE id IN (
           SELECT id FROM one_time_code WHERE sent_at <= $1 ORDER BY sent_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  values: [codesCountedSince(now)],
});
