import { runMigrations } from 'bullmq';
import { withConnection } from '../database/with-connection.js';

/** Where BullMQ keeps its tables, apart from ours. */
export const QUEUE_SCHEMA = 'bullmq';

/** Brings BullMQ's own tables up to date; processes that start at once take turns. */
export const migrateQueues = async (url: string): Promise<void> => {
  await withConnection(url, (client) => runMigrations(client, QUEUE_SCHEMA));
};
