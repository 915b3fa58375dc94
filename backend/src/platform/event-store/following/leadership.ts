import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { LastingConnection, openOwnConnection } from '../../database/own-connection.js';
import { InterruptibleWait } from './interruptible-wait.js';
import { LOG_CHANNEL } from './log-channel.js';

const TRY_AGAIN_MS = 1_500;
/** Checks the connection, since a silently lost one reports nothing. */
const STILL_THERE_MS = 5_000;

/** Work that one of all processes does. */
export interface LedWork {
  readonly name: string;
  /** runs while this process holds the name's lock; must end soon after the signal, and never reject */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /** events were committed, here or elsewhere */
  readonly hint: () => void;
}

/**
 * For each name, one of all processes on a database leads: it holds a session lock on a separate connection, the same for all names.
 * If the process dies, the server frees the lock, and another process takes it within two seconds.
 */
@Injectable()
export class Leadership implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Leadership.name);
  private readonly connection: LastingConnection;
  private readonly work = new Map<string, LedWork>();
  private readonly idle = new InterruptibleWait();

  constructor(dataSource: DataSource) {
    this.connection = new LastingConnection({
      connect: () => openOwnConnection(dataSource, 'rigbook follows the log'),
      use: (client, over) => this.leadOn(client, over),
      onLost: (error) =>
        this.logger.warn(
          `lost the database connection that holds the locks, reconnecting: ${String(error)}. If this repeats, check the database`,
        ),
    });
  }

  /** Leads this work too, at once or as soon as no other process does. */
  add(work: LedWork): void {
    this.work.set(work.name, work);
    this.idle.interrupt();
    this.connection.start();
  }

  /** Ends all work, and lets other processes take over. */
  stop(): Promise<void> {
    return this.connection.stop();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Releases the locks only when everything that ran under them has ended. */
  private async leadOn(client: pg.Client, over: AbortSignal): Promise<void> {
    const failed = new AbortController();
    const ended = AbortSignal.any([over, failed.signal]);
    const led = new Map<LedWork, Promise<void>>();
    client.on('notification', () => [...led.keys()].forEach(({ hint }) => hint()));
    try {
      await client.query(`LISTEN ${LOG_CHANNEL}`);
      while (!over.aborted) {
        for (const work of await this.gain(client, led)) led.set(work, work.lead(ended));
        await this.idle.wait(led.size < this.work.size ? TRY_AGAIN_MS : STILL_THERE_MS, over);
      }
    } finally {
      failed.abort();
      await Promise.allSettled(led.values());
    }
  }

  private async gain(client: pg.Client, led: ReadonlyMap<LedWork, unknown>): Promise<LedWork[]> {
    const wanted = [...this.work.values()].filter((work) => !led.has(work));
    const { rows } = await client.query<{ gained: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('subscription ' || name, 0)) AS gained
       FROM unnest($1::text[]) WITH ORDINALITY AS wanted (name, nth) ORDER BY nth`,
      [wanted.map(({ name }) => name)],
    );
    return wanted.filter((_, at) => rows[at]?.gained);
  }
}
