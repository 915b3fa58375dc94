import { Database } from '../../../src/platform/database/database.js';
import { Notifier } from '../../../src/platform/database/notifier.js';
import { openDataSource } from '../../../src/platform/database/open-data-source.js';
import type { EventStoreWiring } from '../../../src/platform/event-store/event-store.wiring.js';
import { LogReader } from '../../../src/platform/event-store/log/log-reader.js';
import type { Statement } from '../../../src/platform/database/statement.js';
import type { Subscription } from '../../../src/platform/event-store/following/subscription.js';
import { Leadership } from '../../../src/platform/event-store/following/leadership.js';
import { SubscriptionRunner } from '../../../src/platform/event-store/following/subscription-runner.js';
import { patient } from './open-event-store.js';

const open: (() => Promise<void>)[] = [];

/** Stops what a test has opened, however it ended. */
export const closeRunners = () => Promise.all(open.splice(0).map((close) => close()));

/** What one worker process has: a runner on a pool of its own. */
export async function openRunner(url: string, wiring: EventStoreWiring, ...subscriptions: Subscription[]) {
  const dataSource = await openDataSource({ url, poolSize: 4, limits: patient });
  const database = new Database(dataSource);
  const notifier = new Notifier(database);
  const runner = new SubscriptionRunner(
    new Leadership(dataSource),
    database,
    new LogReader(database, wiring),
    notifier,
    wiring,
  );
  for (const subscription of subscriptions) runner.register(subscription);
  open.push(async () => {
    await runner.stop();
    await notifier.onApplicationShutdown();
    await dataSource.destroy();
  });
  return { runner, lag: () => database.fetch(runner.lag()) };
}

/** Notes every event in table `heard`, in the order in which it was handed over, under the name given. */
export const listener = (name: string): Subscription => ({
  name,
  statements: (events) => [
    {
      name: 'test.hear',
      text: `INSERT INTO heard (name, event_id) SELECT $1, unnest($2::uuid[])`,
      values: [name, events.map(({ id }) => id)],
    },
  ],
});

/** Fails the transaction in which it runs, after everything before it was written. */
export const failing: Statement = { name: 'test.fail', text: 'SELECT 1 / ($1::integer - 1)', values: [1] };

export const createHeard = `CREATE TABLE heard (nth bigint GENERATED ALWAYS AS IDENTITY, name text, event_id uuid);
  GRANT SELECT, INSERT ON heard TO rigbook_app;
  CREATE FUNCTION take_too_long() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = 'query_canceled'; END $$`;

/** Ends as a statement does whose time is over. */
export const takingTooLong: Statement = { name: 'test.too-long', text: 'SELECT take_too_long()', values: [] };

/** Ends the connection in the middle of the transaction. */
export const losingItsConnection: Statement = {
  name: 'test.lose-connection',
  text: 'SELECT pg_terminate_backend(pg_backend_pid())',
  values: [],
};
