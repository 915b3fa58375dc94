import { createPostgresBackend, Queue, runMigrations, withBackend, Worker } from 'bullmq';
import type { PostgresConnectionOptions, Processor, WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { withConnection } from '../database/with-connection.js';

/** The schema of BullMQ's tables. */
const QUEUE_SCHEMA = 'bullmq';

/** Migrates BullMQ's tables. Simultaneous starts take turns. */
export const migrateQueues = async (url: string): Promise<void> => {
  await withConnection(url, (client) => runMigrations(client, QUEUE_SCHEMA));
};

/** Ids only, so that the store has no personal data and may be emptied. */
export interface JobData {
  readonly id: string;
}

export type AnyQueue = Queue<JobData, void>;
export type AnyWorker = Worker<JobData, void>;
type CarryOptions = Omit<WorkerOptions, 'connection'>;

/** Milliseconds. Longest wait for a connection or an answer, in case the store hangs. */
export const STORE_PATIENCE_MS = 5_000;

/** The store of BullMQ's jobs. */
export interface QueueStore {
  /** name for log lines */
  readonly name: string;
  /** Resolves if it answers. */
  ask(): Promise<unknown>;
  queue(name: string): AnyQueue;
  worker(name: string, processor: Processor<JobData, void>, options: CarryOptions): AnyWorker;
  close(): Promise<void>;
}

/** One pool for all queues; each worker keeps one connection to be notified. */
export function onPostgres(url: string, onError: (error: Error) => void): QueueStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    keepAlive: true,
    connectionTimeoutMillis: STORE_PATIENCE_MS,
    query_timeout: STORE_PATIENCE_MS,
    application_name: 'rigbook-queue',
    options: `-c search_path=${QUEUE_SCHEMA}`,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const connection = pool as unknown as PostgresConnectionOptions; // it is a pool; only the index signature is missing
  const backed = withBackend(createPostgresBackend);
  return {
    name: 'Postgres',
    ask: () => pool.query('SELECT 1'),
    queue: (name) => new backed.Queue(name, { connection }).on('error', onError) as unknown as AnyQueue,
    worker: (name, processor, options) =>
      new backed.Worker(name, processor as Processor, { ...options, connection }).on(
        'error',
        onError,
      ) as unknown as AnyWorker,
    close: () => pool.end(),
  };
}

/**
 * Adding jobs fails soon if Redis is unavailable, while workers keep waiting. Both connect at once and retry without end: BullMQ gives
 * up permanently on a client whose first attempt it made itself.
 */
export function onRedis(url: string, onError: (error: Error) => void): QueueStore {
  const prefix = 'rigbook';
  const adding = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: STORE_PATIENCE_MS,
  });
  const waiting = new Redis(url, { maxRetriesPerRequest: null });
  for (const client of [adding, waiting]) client.on('error', onError);
  return {
    name: 'Redis',
    ask: () => adding.ping(),
    queue: (name) => new Queue<JobData, void>(name, { connection: adding, prefix }).on('error', onError),
    worker: (name, processor, options) =>
      new Worker(name, processor, { ...options, connection: waiting, prefix }).on('error', onError),
    async close() {
      adding.disconnect();
      waiting.disconnect();
    },
  };
}
