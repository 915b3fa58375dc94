import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { jobs } from '../observed/observed.js';
import { onPostgres, onRedis, STORE_PATIENCE_MS } from './queue-store.js';
import type { AnyQueue, AnyWorker, JobData, QueueStore } from './queue-store.js';
import { StoreWatch, withTimeout } from './store-watch.js';

/** The part of BullMQ that our code uses: jobs with a name and an id. */
export interface JobQueue {
  /** Adds jobs whose ids are not queued yet. @throws within seconds if the store does not accept them */
  add(jobs: readonly QueuedJob[]): Promise<void>;
}

export interface QueuedJob {
  /** unique among the queued jobs; without a colon */
  readonly jobId: string;
  readonly data: JobData;
}

type Carry = (data: JobData) => Promise<void>;

/** A job is removed after any outcome; the code that added it records the outcome. */
const jobOptions = { removeOnComplete: true, removeOnFail: true } as const;

/** Milliseconds. A job whose worker died is passed to another within 20 seconds, however often that happens. */
const soonMissed = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount: 1_000 } as const;

/** Seconds. An idle worker is woken by the store, and looks by itself as often as this. */
const drainDelay = 30;

const TRY_AGAIN_MS = 1_000;
/** Time for BullMQ and its store to close; running jobs take as long as they need. */
const FAREWELL_MS = 2_000;

interface Opened {
  readonly store: QueueStore;
  readonly watch: StoreWatch;
}

/**
 * Queues and their workers, on Postgres, or on Redis if configured. The store may be unavailable at any time: adding is refused then,
 * and work continues when it is back. Connects when the first queue or worker is requested.
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

  /** Processes a queue, at most `concurrency` jobs at a time. If `carry` throws, the error is logged and the job removed: the code that adds jobs adds it again. */
  work(name: string, concurrency: number, carry: Carry): void {
    const { store, watch } = this.open();
    const options = { concurrency, ...soonMissed, drainDelay, runRetryDelay: TRY_AGAIN_MS, autorun: false };
    const made = this.made(this.workers, () => {
      const worker = store.worker(name, ({ data }) => this.carried(this.observed(name, data, carry)), options);
      return worker.on('failed', (_job, error) =>
        this.logger.error(
          `${name}: a job failed; the code that added it adds it again. If this repeats: docs/runbook/notifications.md`,
          error,
        ),
      );
    });
    void made.then((worker) => worker?.run()).catch((error: unknown) => watch.doubt(error));
  }

  /** Takes no more jobs and finishes running ones. Does not wait for an unavailable store. */
  async stopWorking(): Promise<void> {
    this.stopping.abort();
    const closed = Promise.allSettled([...this.workers].map((worker) => worker.close()));
    this.workers.clear();
    await this.nothingUnderWay();
    await Promise.race([closed, sleep(FAREWELL_MS, undefined, { ref: false })]);
    await this.nothingUnderWay(); // a job that was already on its way
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
   * Makes a queue or worker once the store answers. BullMQ never recovers from a failed first connection, so another one is made.
   * Undefined if the process stops first.
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

  private observed(queue: string, data: JobData, carry: Carry): Promise<void> {
    return jobs.start.hasSubscribers ? jobs.tracePromise(() => carry(data), { queue, id: data.id }) : carry(data);
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

/** Background jobs. */
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
