import type pg from 'pg';
import { queryOn } from '../../../src/platform/seal/verify/run-query.js';
import { leafOf, type StoredEvent } from '../../../src/platform/seal/canonical-event.js';
import { everyEventAfter } from '../../../src/platform/seal/every-event.js';
import { sealNext } from '../../../src/platform/seal/seal.statements.js';

/** Where the next tampering strikes, drawn at random. */
export interface Draw {
  readonly one: number;
  readonly other: number;
  readonly id: string;
}

export type Tamper = (
  client: pg.Client,
  log: readonly StoredEvent[],
  draw: Draw,
) => Promise<readonly string[] | undefined>;

export const at = (log: readonly StoredEvent[], drawn: number) => log[drawn % log.length]!;

const changing =
  (assignment: string): Tamper =>
  async (client, log, { one, id, other }) => {
    const event = at(log, one);
    await client.query(`UPDATE event SET ${assignment} WHERE position = $1`, [event.position, id, 1 + other]);
    return [event.position];
  };

const payload = changing(`data = CASE $3::integer % 3 WHEN 0 THEN data || jsonb_build_object('forged', $2::text)
  WHEN 1 THEN jsonb_build_object('forged', $2::text) ELSE jsonb_build_object('data', data) END`);
const time = changing(
  `recorded_at = recorded_at + make_interval(secs => $3::bigint / 1e6), causation_id = nullif(causation_id, $2)`,
);
const actor = changing(`actor = 'responder:' || $2::text || substring($3::integer::text FROM 1 FOR 0)`);

const removed: Tamper = async (client, log, { one }) => {
  const event = at(log, one);
  await client.query('DELETE FROM event WHERE position = $1', [event.position]);
  return [event.position];
};

/** Into the transaction of an event of the sealed past, so that it stands before others. */
const inserted: Tamper = async (client, log, { one, id, other }) => {
  const last = log.at(-1)!.transaction;
  const past = at(
    log.filter(({ transaction }) => transaction !== last),
    one,
  );
  const like = at(log, other);
  const { rows } = await client.query<{ position: string }>(
    `INSERT INTO event (transaction, recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
     SELECT $1::xid8, recorded_at, $2, $2, 1, schema_version, stream_type, type, actor, correlation_id, data
     FROM event WHERE position = $3 RETURNING position`,
    [past.transaction, id, like.position],
  );
  return [rows[0]!.position];
};

/** By turns their places in the log, and what they say. */
const swapped: Tamper = async (client, log, { one, other }) => {
  const [first, second] = [at(log, one), at(log, one + 1 + (other % (log.length - 1)))];
  const columns = other % 2 === 0 ? ['transaction', 'position'] : ['id', 'type', 'recorded_at', 'actor', 'data'];
  await client.query(
    `UPDATE event e SET ${columns.map((column) => `${column} = o.${column}`).join(', ')} FROM event o
     WHERE (e.position, o.position) IN (($1, $2), ($2, $1))`,
    [first.position, second.position],
  );
  return [first.position, second.position];
};

/** Whoever knows the product would not forget it. */
const putCheckpointAtEnd = (client: pg.Client) =>
  client.query(`UPDATE subscription_checkpoint SET (transaction, position) =
                  (SELECT transaction, position FROM event ORDER BY transaction DESC, position DESC LIMIT 1)
                WHERE name = 'seal'`);

const cutOff: Tamper = async (client, log, { one }) => {
  const from = log[1 + (one % (log.length - 1))]!;
  await client.query('DELETE FROM seal WHERE number >= (SELECT number FROM seal WHERE position = $1)', [from.position]);
  await client.query('DELETE FROM event WHERE (transaction, position) >= ($1::xid8, $2::bigint)', [
    from.transaction,
    from.position,
  ]);
  await putCheckpointAtEnd(client);
  return undefined;
};

const rewritten: Tamper = async (client, log, draw) => {
  const another = [payload, time, actor, removed, inserted, swapped][draw.other % 6]!;
  await another(client, log, draw);
  const events = await queryOn(client)<StoredEvent>(everyEventAfter(undefined, 100_000));
  await client.query('DELETE FROM seal');
  await queryOn(client)(sealNext(events.map((event) => ({ position: event.position, leaf: leafOf(event) }))));
  await putCheckpointAtEnd(client);
  return undefined;
};

/** What somebody could do who owns the database. Each answers the positions of what it touched, where they stay telling. */
export const tamperings: Readonly<Record<string, Tamper>> = {
  'change a payload': payload,
  'change a time': time,
  'change an actor': actor,
  'delete an event': removed,
  'insert an event': inserted,
  'swap two events': swapped,
  'cut the tail': cutOff,
  'rewrite the chain': rewritten,
};
