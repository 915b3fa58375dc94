import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { type Statement, takeLock } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { CodeMessages, type ReachableBy } from '../../responders/people/code-messages.js';
import { waitBeforeCode } from './one-time-code.policy.js';
import {
  type CodePurpose,
  codesSent,
  countTry,
  noteFailedDelivery,
  type StoredCode,
} from './one-time-code.statements.js';
import { storeCode, sweepCodes, useCode, voidCodes } from './one-time-code.statements.js';

interface CodeFor {
  readonly responderId: ResponderId;
  readonly purpose: CodePurpose;
  readonly now: Instant;
}

/**
 * Codes that prove who reads the messages to a person. One at a time per person and purpose; the database keeps only an HMAC, of
 * the code with its id, person and purpose.
 */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly messages: CodeMessages,
    private readonly ids: Ids,
  ) {}

  /** Where a code could go, WhatsApp first; empty if the person cannot be reached. */
  channelsOf(responderId: ResponderId): Promise<readonly ReachableBy[]> {
    return this.messages.channelsOf(responderId);
  }

  /**
   * Sends a new code at once; the one before it becomes invalid. A failed delivery counts, too.
   * @throws Refusal TOO_MANY_CODES, CODE_NOT_SENT
   */
  async send({ channel, ...whom }: CodeFor & { readonly channel: MessageChannel }): Promise<void> {
    const { responderId } = whom;
    const id = this.ids.newId();
    const code = `${randomInt(10 ** oneTimeCode.digits)}`.padStart(oneTimeCode.digits, '0');
    await this.store({ id, ...whom, channel, hash: this.hashOf(id, whom, code).toString('hex') });
    if (!(await this.messages.send({ id, responderId, channel, code }))) {
      await this.database.query(noteFailedDelivery(id));
      throw new Refusal('CODE_NOT_SENT', { channel });
    }
    await this.database.query(sweepCodes(whom.now));
  }

  /** Accepts the code once. @throws Refusal CODE_INCORRECT, CODE_EXPIRED */
  async check({ code, ...whom }: CodeFor & { readonly code: string }): Promise<void> {
    const [stored] = await this.database.query<{ id: string; hash: string; tries: number }>(
      countTry(whom.responderId, whom.purpose, whom.now),
    );
    if (!stored) throw new Refusal('CODE_EXPIRED');
    if (!timingSafeEqual(Buffer.from(stored.hash, 'hex'), this.hashOf(stored.id, whom, code)))
      throw new Refusal('CODE_INCORRECT', { triesLeft: oneTimeCode.tries - stored.tries });
    const used = await this.database.query(useCode(stored.id));
    if (used.length === 0) throw new Refusal('CODE_EXPIRED');
  }

  /** One person's codes take turns here, so that simultaneous requests cannot exceed the limits. */
  private store(code: StoredCode): Promise<void> {
    const { responderId, purpose, now } = code;
    return this.database.withClient(async (client) => {
      const ask = async <Row extends object>({ name, text, values }: Statement) =>
        (await client.query<Row>({ name, text, values: [...values] })).rows;
      await client.query('BEGIN');
      try {
        await ask(takeLock(`one-time-code:${responderId}`));
        const sent = await ask<{ sentAt: Instant }>(codesSent(responderId, now));
        const retryAfterSeconds = waitBeforeCode(
          sent.map(({ sentAt }) => sentAt),
          now,
        );
        if (retryAfterSeconds !== undefined) throw new Refusal('TOO_MANY_CODES', { retryAfterSeconds });
        await ask(voidCodes(responderId, purpose));
        await ask(storeCode(code));
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  private hashOf(id: string, { responderId, purpose }: CodeFor, code: string): Buffer {
    const content = `one-time-code:${id}:${responderId}:${purpose}:${code}`;
    return createHmac('sha256', this.configuration.sessionSecret).update(content).digest();
  }
}
