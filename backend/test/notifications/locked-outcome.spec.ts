import { v7 } from 'uuid';
import { instant } from '@rigbook/contracts/kernel/time';
import { OutcomeRecord } from '../../src/notifications/delivery/outcome-record.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { LiveUpdates } from '../../src/platform/live-updates/live-updates.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const at = instant('2026-11-23T08:00Z');
const [locked, together, later] = [v7(), v7(), v7()];

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const ask = <Row extends object>(text: string, values: unknown[]) =>
  store.database.query<Row>({ name: '', text, values });
const sent = async () =>
  (await ask<{ id: string }>(`SELECT id FROM notification WHERE state = 'sent' ORDER BY id`, [])).map(({ id }) => id);

it('the outcome of a message whose row is locked is recorded when it is free, those of others before', async () => {
  await ask(
    `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, state, created_at, due_at,
                               look_at, attempts)
     SELECT id, uuidv7(), 'booking_approval', 'email', 'responder', uuidv7(), uuidv7(), uuidv7(), 'sending', $2, $2, $2, 1
     FROM unnest($1::uuid[]) AS m (id)`,
    [[locked, together, later], at],
  );
  const outcomes = new OutcomeRecord(store.database, { publish: () => {} } as unknown as LiveUpdates);
  const until = performance.now() + 60_000;
  const nothing = { dueAt: null, problem: null, said: null, providerId: null };
  const record = (id: string) =>
    outcomes.record({ ...nothing, id, attempt: 1, at, state: 'sent', outcome: 'sent' }, until);
  let held = Promise.resolve();
  await withConnection(store.url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT FROM notification WHERE id = $1 FOR UPDATE', [locked]);
    held = record(locked);
    await record(together);
    await record(later);
    expect(await sent()).toEqual([together, later]);
    await client.query('ROLLBACK');
  });
  await held;
  expect(await sent()).toEqual([locked, together, later]);
});
