import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { channelTestAllowance } from '@rigbook/contracts/notifications/delivery.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { type Statement, takeLock } from '../../../platform/event-store/index.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';
import { countedSince, waitBeforeTest } from './test-allowance.policy.js';

/** A test that is about to be sent. */
interface BegunTest {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly testedBy: ResponderId;
  readonly testedAt: Instant;
  /** of the request; a repeat has the same id */
  readonly idempotencyKey: string | null;
}

/** Start times of this person's other tests since then, latest first. */
export const testsSince = (testedBy: ResponderId, since: Instant, most: number, except: string): Statement => ({
  name: 'channel.tests-since',
  text: `SELECT tested_at AS "testedAt" FROM channel_test WHERE tested_by = $1 AND tested_at > $2 AND id <> $4
         ORDER BY tested_at DESC LIMIT $3`,
  values: [testedBy, since, most, except],
});

/** Returns no row if the same request is already running. */
const beginTest = ({ id, channel, testedBy, testedAt, idempotencyKey }: BegunTest): Statement => ({
  name: 'channel.begin-test',
  text: `INSERT INTO channel_test (id, channel, tested_by, tested_at, idempotency_key) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (tested_by, idempotency_key) DO NOTHING RETURNING id`,
  values: [id, channel, testedBy, testedAt, idempotencyKey],
});

export const endTest = (id: string, outcome: DeliveryOutcome): Statement => ({
  name: 'channel.end-test',
  text: `UPDATE channel_test SET outcome = $2, problem = $3, said = $4 WHERE id = $1`,
  values: [id, outcome.outcome, 'problem' in outcome ? outcome.problem : null, 'said' in outcome ? outcome.said : null],
});

/** Records a test before it is sent, so that neither repeated nor simultaneous requests exceed the allowance. */
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
  const earlier = await ask<{ testedAt: Instant }>(
    testsSince(test.testedBy, countedSince(test.testedAt), channelTestAllowance.tests, test.id),
  );
  const retryAfterSeconds = waitBeforeTest(
    earlier.map(({ testedAt }) => testedAt),
    test.testedAt,
  );
  if (retryAfterSeconds !== undefined) throw new Refusal('TOO_MANY_CHANNEL_TESTS', { retryAfterSeconds });
}
