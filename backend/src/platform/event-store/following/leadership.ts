import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { LastingConnection } from '../../database/own-connection.js';
import { LOG_CHANNEL } from './log-channel.js';

const TRY_AGAIN_MS = 1_000;

export interface LeadershipOptions {
  /** opens a separate connection; the locks last as long as it does */
  readonly connect: () => Promise<pg.Client>;
  readonly names: readonly string[];
  /** runs while this process holds the name's lock; must end soon after the signal */
  readonly lead: (name: string, signal: AbortSignal) => Promise<void>;
  /** events were committed */
  readonly onAnnounced: () => void;
}

/**
 * For each name, one of all processes on a database leads: it holds a session lock on a separate connection. If the process dies,
 * the server frees the lock, and another process takes it within a second.
 */
export class Leadership {
  private readonly logger = new Logger(Leadership.name);
  private readonly connection: LastingConnection;

  constructor(private readonly options: LeadershipOptions) {
    this.connection = new LastingConnection({
      connect: options.connect,
      use: (client, over) => this.leadOn(client, over),
      onLost: (error) =>
        this.logger.warn(`lost the database connection that holds the locks, reconnecting: ${String(error)}`),
    });
  }

  start(): void {
    this.connection.start();
  }

  stop(): Promise<void> {
    return this.connection.stop();
  }

  /** Releases the locks only when everything that ran under them has ended. */
  private async leadOn(client: pg.Client, over: AbortSignal): Promise<void> {
    const failed = new AbortController();
    const ended = AbortSignal.any([over, failed.signal]);
    const led = new Map<string, Promise<void>>();
    client.on('notification', this.options.onAnnounced);
    try {
      await client.query(`LISTEN ${LOG_CHANNEL}`);
      while (!over.aborted) {
        for (const name of await this.gain(client, led)) led.set(name, this.options.lead(name, ended));
        await sleep(TRY_AGAIN_MS, undefined, { signal: over }).catch(() => {});
      }
    } finally {
      failed.abort();
      await Promise.allSettled(led.values());
    }
  }

  /** Runs every second, even with nothing to gain, to check that the connection is alive. */
  private async gain(client: pg.Client, led: ReadonlyMap<string, unknown>): Promise<string[]> {
    const wanted = this.options.names.filter((name) => !led.has(name));
    const { rows } = await client.query<{ name: string; gained: boolean }>(
      `SELECT name, pg_try_advisory_lock(hashtextextended('subscription ' || name, 0)) AS gained FROM unnest($1::text[]) AS name`,
      [wanted],
    );
    return rows.filter(({ gained }) => gained).map(({ name }) => name);
  }
}
