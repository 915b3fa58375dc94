import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  createPostgresBackend,
  type PostgresConnectionOptions,
  type Processor,
  Queue,
  withBackend,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Configuration } from '../configuration/configuration.js';
import { QUEUE_SCHEMA } from './migrate-queues.js';

/** What our code sees of BullMQ: jobs that carry a name and an id, nothing else. */
export interface JobQueue {
  /** Adds jobs that are not there yet under their id. @throws what the queue's store throws */
  add(jobs: readonly QueuedJob[]): Promise<void>;
}

export interface QueuedJob {
  /** one job at a time has it; without a colon */
  readonly jobId: string;
  readonly data: JobData;
}

/** Ids only, so that the store holds nothing about people and may be emptied. */
export interface JobData {
  readonly id: string;
}

type Carry = (data: JobData) => Promise<void>;
type AnyQueue = Queue<JobData, void>;
type AnyWorker = Worker<JobData, void>;

interface Backend {
  queue(name: string): AnyQueue;
  worker(name: string, processor: Processor<JobData, void>, options: Omit<WorkerOptions, 'connection'>): AnyWorker;
  close(): Promise<void>;
}

/** A job is removed however it ended: what became of the work is kept by whom it belongs to. */
const jobOptions = { removeOnComplete: true, removeOnFail: true } as const;

/** Milliseconds. A job whose worker died is given to another one within a quarter of a minute, however many die of it. */
const soonMissed = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 } as const;

/**
 * The one place that knows what BullMQ runs on: Postgres, or Redis where the configuration names one. Nothing is connected
 * before the first queue or worker is asked for.
 */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly queues: AnyQueue[] = [];
  private readonly workers: AnyWorker[] = [];
  private opened: Backend | undefined;

  constructor(private readonly configuration: Configuration) {}

  queue(name: string): JobQueue {
    const queue = this.backend.queue(name);
    queue.on('error', (error: Error) => this.warn(name, error));
    this.queues.push(queue);
    return {
      async add(jobs) {
        await queue.addBulk(jobs.map(({ jobId, data }) => ({ name, data, opts: { ...jobOptions, jobId } })));
      },
    };
  }

  /** Works off a queue, so many jobs at once. What `carry` throws is logged, and the job is gone. */
  work(name: string, concurrency: number, carry: Carry): void {
    const worker = this.backend.worker(name, ({ data }) => carry(data), { concurrency, ...soonMissed });
    worker.on('error', (error: Error) => this.warn(name, error));
    worker.on('failed', (_job, error: Error) => this.logger.error(`${name}: a job failed`, error));
    this.workers.push(worker);
  }

  /** Takes no more jobs and finishes those under way. */
  async stopWorking(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopWorking();
    await Promise.all(this.queues.splice(0).map((queue) => queue.close()));
    await this.opened?.close();
  }

  private get backend(): Backend {
    const { redisUrl, databaseUrl } = this.configuration;
    this.opened ??= redisUrl === undefined ? onPostgres(databaseUrl ?? '', this.warnOf('postgres')) : onRedis(redisUrl);
    return this.opened;
  }

  private warnOf(name: string): (error: Error) => void {
    return (error) => this.warn(name, error);
  }

  private warn(name: string, error: Error): void {
    this.logger.warn(`${name}: ${error.message}`);
  }
}

/** One pool for all of them; each worker keeps one connection of it to be woken by. */
function onPostgres(url: string, onError: (error: Error) => void): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: 'rigbook-queue',
    options: `-c search_path=${QUEUE_SCHEMA}`,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const connection = pool as unknown as PostgresConnectionOptions; // a pool it is; only its index signature is missed
  const backed = withBackend(createPostgresBackend);
  return {
    queue: (name) => new backed.Queue(name, { connection }) as unknown as AnyQueue,
    worker: (name, processor, options) =>
      new backed.Worker(name, processor as Processor, { ...options, connection }) as unknown as AnyWorker,
    close: () => pool.end(),
  };
}

/** Who adds jobs learns at once that Redis is away; who waits for jobs goes on waiting. */
function onRedis(url: string): Backend {
  const prefix = 'rigbook';
  const adding = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true });
  const waiting = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  return {
    queue: (name) => new Queue(name, { connection: adding, prefix }),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, connection: waiting, prefix }),
    async close() {
      adding.disconnect();
      waiting.disconnect();
    },
  };
}
