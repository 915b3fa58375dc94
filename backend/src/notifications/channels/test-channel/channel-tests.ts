import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { channelTestAllowance } from '@rigbook/contracts/notifications/delivery.words';
import type { PoolClient } from 'pg';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import { takeLock } from '../../../platform/event-store/lock.statement.js';
import type { Statement } from '../../../platform/event-store/statement.js';
import { beginTest, testsSince, type BegunTest } from './channel-test.statements.js';
import { countedSince, waitBeforeTest } from './test-allowance.policy.js';

/** Writes a test down before it is sent, so that neither a repeat nor a crowd of requests sends more than is allowed. */
@Injectable()
export class ChannelTests {
  constructor(private readonly database: Database) {}

  /** One person's tests take turns here. @throws Refusal TOO_MANY_CHANNEL_TESTS, CHANNEL_TEST_UNDER_WAY */
  begin(test: BegunTest): Promise<void> {
    return this.database.withClient(async (client) => {
      await client.query('BEGIN');
      try {
        await admit(client, test);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  }
}

async function admit(client: PoolClient, test: BegunTest): Promise<void> {
  const ask = async <Row extends object>({ name, text, values }: Statement) =>
    (await client.query<Row>({ name, text, values: [...values] })).rows;
  await ask(takeLock(`channel-tests:${test.testedBy}`));
  if ((await ask(beginTest(test))).length === 0) throw new Refusal('CHANNEL_TEST_UNDER_WAY');
  const earlier = await ask<{ tested_at: Instant }>(
    testsSince(test.testedBy, countedSince(test.testedAt), channelTestAllowance.tests, test.id),
  );
  const retryAfterSeconds = waitBeforeTest(
    earlier.map(({ tested_at }) => tested_at),
    test.testedAt,
  );
  if (retryAfterSeconds !== undefined) throw new Refusal('TOO_MANY_CHANNEL_TESTS', { retryAfterSeconds });
}
