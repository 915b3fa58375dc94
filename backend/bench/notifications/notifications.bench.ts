import { withConnection } from '../../src/platform/database/with-connection.js';
import { compare, type Comparison } from '../measure/interleaved.js';
import type { BenchServer } from '../support/bench-server.js';
import { createOrganisation } from '../support/organisation.js';
import { startWorker, untilAllIsDone } from '../support/worker-process.js';
import { rateOfQueueAlone } from './queue-alone.js';
import { startRedis } from './redis-server.js';

export interface NotificationsPlan {
  readonly messages: number;
  readonly rounds: number;
}

const GOAL = 0.8;
const VEHICLES = 1;

/** Messages of the outbox, through the queue to a sender that does nothing, against the queue alone; on Postgres and on Redis. */
export async function* benchNotifications(
  server: BenchServer,
  plan: NotificationsPlan,
): AsyncGenerator<Comparison, void, undefined> {
  yield await drained(server, 'Postgres', undefined, plan);
  const redis = await startRedis();
  if (!redis) return console.log('redis-server is not installed: notifications on Redis are left out');
  try {
    yield await drained(server, 'Redis', redis.url, plan);
  } finally {
    await redis.stop();
  }
}

async function drained(
  { dist, createDatabase }: BenchServer,
  backend: string,
  redisUrl: string | undefined,
  { messages, rounds }: NotificationsPlan,
): Promise<Comparison> {
  const url = await createDatabase(`notifications_${backend.toLowerCase()}`);
  await createOrganisation(url, VEHICLES);
  await withConnection(url, (client) =>
    client.query(`UPDATE organisation_settings SET contact_email = 'office@example.org'`),
  );
  const worker = await startWorker({ dist, url, redisUrl });
  try {
    const title = `messages drained : BullMQ alone on ${backend}`;
    const ours = async () => ({ perSecond: await rateOfOutbox(url, messages) });
    const baseline = async () => ({ perSecond: await rateOfQueueAlone(url, redisUrl, messages) });
    return await compare({ title, ours, baseline, goal: GOAL }, { rounds, milliseconds: 0 });
  } finally {
    await worker.stop();
  }
}

const QUEUE = `
  INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
  SELECT uuidv7(), uuidv7(), 'licence_approved', 'email', 'responder', r.id, r.id, now(), now(), now()
  FROM generate_series(1, $1) n, LATERAL (SELECT id FROM responder OFFSET n % 800 LIMIT 1) r`;

/** From the first attempt to the last outcome, so that the wait for the relay's next turn does not count. */
const RATE = `
  SELECT extract(epoch FROM max(n.settled_at) - min(a.began_at))::float AS seconds
  FROM notification n JOIN notification_attempt a ON a.notification_id = n.id WHERE n.created_at = (SELECT max(created_at) FROM notification)`;

async function rateOfOutbox(url: string, messages: number): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query('VACUUM (ANALYZE) notification, notification_attempt'); // as autovacuum does while an organization runs
    await client.query(QUEUE, [messages]);
    await untilAllIsDone(client);
    const { rows } = await client.query<{ seconds: number }>(RATE);
    return messages / rows[0]!.seconds;
  });
}
