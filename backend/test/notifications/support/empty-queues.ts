import { Redis } from 'ioredis';
import { withConnection } from '../../../src/platform/database/with-connection.js';

/** Takes everything out of the queues on Postgres, as a restored or lost store has. */
export const emptyQueuesOnPostgres = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    for (const table of ['job', 'meta', 'event']) await client.query(`DELETE FROM bullmq.${table}`);
  });

export async function emptyRedis(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushall();
  client.disconnect();
}
