import type { Instant } from '@rigbook/contracts/kernel/time';
import type { DeliveryOutcomeName, DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { query, type Query } from '../../../platform/database/query.js';

/** The latest test of a channel that came to an end. */
export interface LastTestRow {
  readonly channel: MessageChannel;
  readonly tested_at: Instant;
  readonly outcome: DeliveryOutcomeName;
  readonly problem: DeliveryProblem | null;
  readonly said: string | null;
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** At most one for each channel; names are missing once their bearer was erased. */
export const lastTests = (): Query<ReadonlyMap<MessageChannel, LastTestRow>> =>
  query<LastTestRow, ReadonlyMap<MessageChannel, LastTestRow>>(
    {
      name: 'channel.last-tests',
      text: `SELECT t.channel, t.tested_at, t.outcome, t.problem, t.said, r.unit_number, r.first_name, r.last_name
             FROM unnest($1::text[]) AS c (channel)
             CROSS JOIN LATERAL (
               SELECT * FROM channel_test
               WHERE channel = c.channel AND outcome IS NOT NULL ORDER BY tested_at DESC, id DESC LIMIT 1
             ) t
             LEFT JOIN responder r ON r.id = t.tested_by`,
      values: [messageChannels],
    },
    (rows) => new Map(rows.map((row) => [row.channel, row])),
  );
