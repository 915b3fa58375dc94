import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Statement } from '../../../platform/event-store/statement.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';

/** A test that is about to be sent. */
export interface BegunTest {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly testedBy: ResponderId;
  readonly testedAt: Instant;
  /** of the request, which is repeated under the same one */
  readonly idempotencyKey: string | null;
}

/** When the other tests that this person asked for since then began, latest first. */
export const testsSince = (testedBy: ResponderId, since: Instant, most: number, except: string): Statement => ({
  name: 'channel.tests-since',
  text: `SELECT tested_at FROM channel_test WHERE tested_by = $1 AND tested_at > $2 AND id <> $4
         ORDER BY tested_at DESC LIMIT $3`,
  values: [testedBy, since, most, except],
});

/** Answers no row where the same request is under way. */
export const beginTest = ({ id, channel, testedBy, testedAt, idempotencyKey }: BegunTest): Statement => ({
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
