import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import {
  type AnyQueue,
  type AnyWorker,
  type JobData,
  onPostgres,
  onRedis,
  type QueueStore,
  STORE_PATIENCE_MS,
} from './queue-store.js';
import { StoreWatch, withTimeout } from './store-watch.js';

/** What our code sees of BullMQ: jobs that carry a name and an id, nothing else. */
export interface JobQueue {
  /** Adds jobs that are not there yet under their id. @throws within seconds where the queue's store does not take them */
  add(jobs: readonly QueuedJob[]): Promise<void>;
}

export interface QueuedJob {
  /** one job at a time has it; without a colon */
  readonly jobId: string;
  readonly data: JobData;
}

type Carry = (data: JobData) => Promise<void>;

/** A job is removed whatever its outcome, which the code that added it keeps. */
const jobOptions = { removeOnComplete: true, removeOnFail: true } as const;

/** Milliseconds. A job whose worker died is given to another one within a quarter of a minute, however many die of it. */
const soonMissed = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 } as const;

const TRY_AGAIN_MS = 1_000;
/** What BullMQ and its store have for a farewell; jobs under way have as long as they need. */
const FAREWELL_MS = 2_000;

interface Opened {
  readonly store: QueueStore;
  readonly watch: StoreWatch;
}

/**
 * Queues and their workers, on Postgres, or on Redis where the configuration names one. The store may be away at any time, from
 * the start or later: what is added then is refused, and work goes on when it is back. Nothing is connected before the first
 * queue or worker is asked for.
 */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly queues = new Set<AnyQueue>();
  private readonly workers = new Set<AnyWorker>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private opened: Opened | undefined;

  constructor(private readonly configuration: Configuration) {}

  queue(name: string): JobQueue {
    const { store, watch } = this.open();
    const made = this.made(this.queues, () => store.queue(name));
    return {
      async add(jobs) {
        try {
          const queue = await withTimeout(STORE_PATIENCE_MS, made);
          if (!queue) throw new Error('the process stops');
          const bulk = jobs.map(({ jobId, data }) => ({ name, data, opts: { ...jobOptions, jobId } }));
          await withTimeout(STORE_PATIENCE_MS, queue.addBulk(bulk));
        } catch (error) {
          void watch.doubt(error);
          throw error;
        }
      },
    };
  }

  /** Works on a queue, at most `concurrency` jobs at a time. What `carry` throws is logged, and the job is gone. */
  work(name: string, concurrency: number, carry: Carry): void {
    const { store, watch } = this.open();
    const options = { concurrency, ...soonMissed, runRetryDelay: TRY_AGAIN_MS, autorun: false };
    const made = this.made(this.workers, () => {
      const worker = store.worker(name, ({ data }) => this.carried(carry(data)), options);
      return worker.on('failed', (_job, error) => this.logger.error(`${name}: a job failed`, error));
    });
    void made.then((worker) => worker?.run()).catch((error: unknown) => watch.doubt(error));
  }

  /** Takes no more jobs and finishes those under way; a store that is away is not waited for. */
  async stopWorking(): Promise<void> {
    this.stopping.abort();
    const closed = Promise.allSettled([...this.workers].map((worker) => worker.close()));
    this.workers.clear();
    await this.nothingUnderWay();
    await Promise.race([closed, sleep(FAREWELL_MS, undefined, { ref: false })]);
    await this.nothingUnderWay(); // a job that was on its way to us when we said no more
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopWorking();
    const closed = Promise.allSettled([...this.queues].map((queue) => queue.close())).then(() =>
      this.opened?.store.close(),
    );
    await withTimeout(FAREWELL_MS, closed).catch(() => {});
  }

  private open(): Opened {
    if (this.opened) return this.opened;
    const { redisUrl, databaseUrl } = this.configuration;
    const doubt = (error: unknown) => void this.opened?.watch.doubt(error);
    const store = redisUrl === undefined ? onPostgres(databaseUrl ?? '', doubt) : onRedis(redisUrl, doubt);
    this.opened = { store, watch: new StoreWatch(store, this.logger, this.stopping.signal) };
    return this.opened;
  }

  /**
   * Makes it once the store answers. A BullMQ queue or worker never recovers from a failed first connection,
   * so another one is made. Undefined when the process stops first.
   */
  private async made<Made extends AnyQueue | AnyWorker>(all: Set<Made>, make: () => Made): Promise<Made | undefined> {
    const { watch } = this.open();
    while (!this.stopping.signal.aborted) {
      const one = make();
      all.add(one);
      try {
        await one.waitUntilReady();
        return one;
      } catch (error) {
        all.delete(one);
        await one.close().catch(() => {});
        await watch.doubt(error);
      }
    }
    return undefined;
  }

  private carried(work: Promise<void>): Promise<void> {
    const ended = work.then(
      () => {},
      () => {},
    );
    this.underWay.add(ended);
    void ended.then(() => this.underWay.delete(ended));
    return work;
  }

  private async nothingUnderWay(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }
}

/** Jobs that are done behind the commands. */
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
