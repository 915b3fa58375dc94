import type pg from 'pg';
import type { VerificationFault } from '@rigbook/contracts/audit/verification.words';
import type { StoredEvent } from '../../../src/platform/seal/canonical-event.js';
import { at, type Draw } from './tamper.js';

interface Forgery {
  readonly forge: (
    client: pg.Client,
    log: readonly StoredEvent[],
    draw: Draw & { readonly batch: number },
  ) => Promise<unknown>;
  /** Of two events at one place either one may be met first; the sealing may have moved within the last minute. */
  readonly codes: readonly VerificationFault[];
  /** Does an export have anything of it? Only of what may be followed. */
  readonly shows: boolean;
}

interface Place {
  readonly transaction: string;
  readonly position: string;
}

/** One more event like another one, in a stream of its own and at a place of the forger's choice. */
const insertAt = (client: pg.Client, { transaction, position }: Place, like: StoredEvent, id: string) =>
  client.query(
    `INSERT INTO event (transaction, position, recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
     SELECT $1::xid8, $2::bigint, recorded_at, $3, $3, 1, schema_version, stream_type, type, actor, correlation_id, data
     FROM event WHERE position = $4`,
    [transaction, position, id, like.position],
  );

const behind = (text: string, by: number) => String(BigInt(text) + BigInt(by));

/** What is done with an INSERT or two, without touching what was sealed. */
export const forgeries: Readonly<Record<string, Forgery>> = {
  'put an event before the first one': {
    forge: (client, log, { one, other, id }) =>
      insertAt(client, { transaction: '0', position: String(-(other % 9)) }, at(log, one), id),
    codes: ['event-misplaced'],
    shows: true,
  },
  'put an event at the place of another one': {
    forge: (client, log, { one, other, id, batch }) => {
      const lastOfBatch = log[batch * (1 + (one % Math.floor(log.length / batch))) - 1]!;
      return insertAt(client, other % 2 === 0 ? lastOfBatch : at(log, one), at(log, other), id);
    },
    codes: ['event-misplaced', 'event-changed'],
    shows: true,
  },
  'put an event where nobody comes': {
    forge: (client, log, { one, other, id }) =>
      insertAt(client, { transaction: behind('9000000000000000000', one), position: String(1 + other) }, log[0]!, id),
    codes: ['event-misplaced'],
    shows: false,
  },
  'give a new event the position of a sealed one': {
    forge: (client, log, { one, id }) => {
      const { position } = at(log.slice(0, -1), one);
      return insertAt(client, { transaction: behind(log.at(-1)!.transaction, 1), position }, log[0]!, id);
    },
    codes: ['event-misplaced'],
    shows: false,
  },
  'keep an event from being sealed': {
    forge: (client, log, { one, other, id }) => {
      const { transaction, position } = log.at(-1)!;
      return insertAt(client, { transaction, position: behind(position, 1 + other) }, at(log, one), id);
    },
    codes: ['sealing-stopped', 'sealing-behind'],
    shows: false,
  },
  'send whoever seals elsewhere': {
    forge: (client, _, { one }) =>
      client.query(`UPDATE subscription_checkpoint SET transaction = $1::xid8 WHERE name = 'seal'`, [
        behind('9000000000000000000', one),
      ]),
    codes: ['checkpoint-moved'],
    shows: false,
  },
};
