import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { passkeyLimits } from '@rigbook/contracts/auth/passkey.limits';
import { type BookingId, type Instant, instantOfMillis, millisOf, type ResponderId } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/** What a passkey's answer is for: an answer given for one thing is refused for another. */
export type PasskeyPurpose = 'sign-in' | `add:${ResponderId}` | `prove:${ResponderId}` | `decide:${BookingId}`;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;

/**
 * The random text that a passkey signs. It carries its end and our signature, so that asking for one stores nothing, whoever asks
 * however often; the first accepted answer uses it up.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
  ) {}

  create(purpose: PasskeyPurpose, now: Instant): Uint8Array<ArrayBuffer> {
    const end = Buffer.alloc(TIME_BYTES);
    end.writeUIntBE(millisOf(now) + passkeyLimits.answerSeconds * 1_000, 0, TIME_BYTES);
    const content = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
    return Uint8Array.from(Buffer.concat([content, this.signatureOf(content, purpose)]));
  }

  /** Whether this base64url text was made here for this purpose and is not too old. */
  isOurs(challenge: string, purpose: PasskeyPurpose, now: Instant): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const content = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    const expected = this.signatureOf(content, purpose);
    const signature = bytes.subarray(content.length);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
    return millisOf(now) < content.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  }

  /** Whether it was unused. Of simultaneous answers one is the first. */
  async use(challenge: string, now: Instant): Promise<boolean> {
    await this.database.query(forgetUsed(now));
    return (await this.database.query(noteUsed(challenge, now))).length > 0;
  }

  private signatureOf(content: Buffer, purpose: PasskeyPurpose): Buffer {
    return createHmac('sha256', this.configuration.sessionSecret)
      .update(`passkey:${purpose}:`)
      .update(content)
      .digest();
  }
}

const noteUsed = (challenge: string, now: Instant): Statement => ({
  name: 'passkey-challenge.note-used',
  text: `INSERT INTO used_passkey_challenge (challenge, forget_at) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING challenge`,
  values: [challenge, instantOfMillis(millisOf(now) + passkeyLimits.answerSeconds * 1_000)],
});

const forgetUsed = (now: Instant): Statement => ({
  name: 'passkey-challenge.forget-used',
  text: `DELETE FROM used_passkey_challenge WHERE forget_at <= $1`,
  values: [now],
});
