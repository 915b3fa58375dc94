import { v7 } from 'uuid';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { migrateQueues, onPostgres, onRedis } from '../../src/platform/queue/queue-store.js';

const pace = new DeliveryPace();
const ADDED_AT_ONCE = 500;

/**
 * Puts jobs into a BullMQ queue, hundreds at once, and takes them out again with as many at once as are delivered.
 * The jobs do nothing. Answers how many were done in a second.
 */
export async function rateOfQueueAlone(url: string, redisUrl: string | undefined, jobs: number): Promise<number> {
  if (redisUrl === undefined) await migrateQueues(url);
  const fail = (error: Error) => {
    throw error;
  };
  const store = redisUrl === undefined ? onPostgres(url, fail) : onRedis(redisUrl, fail);
  const name = `bench-${v7()}`;
  const queue = store.queue(name);
  await queue.waitUntilReady();
  let done = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const carry = async () => {
    done += 1;
    if (done === jobs) finish();
  };
  const worker = store.worker(name, carry, { concurrency: pace.concurrency, autorun: false });
  await worker.waitUntilReady();
  void worker.run();
  const begin = performance.now();
  for (let added = 0; added < jobs; added += ADDED_AT_ONCE) {
    const length = Math.min(ADDED_AT_ONCE, jobs - added);
    const ids = Array.from({ length }, () => v7());
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.addBulk(ids.map((id) => ({ name, data: { id }, opts: { ...opts, jobId: id } })));
  }
  await finished;
  const took = performance.now() - begin;
  await worker.close();
  await queue.close();
  await store.close();
  return (jobs * 1_000) / took;
}
