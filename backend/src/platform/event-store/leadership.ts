import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { LOG_CHANNEL } from './log-channel.js';

const TRY_AGAIN_MS = 1_000;

export interface LeadershipOptions {
  /** opens a connection of its own: the locks last as long as it does */
  readonly connect: () => Promise<pg.Client>;
  readonly names: readonly string[];
  /** runs while this process holds the name's lock; must end soon after the signal */
  readonly lead: (name: string, signal: AbortSignal) => Promise<void>;
  /** somebody has committed events */
  readonly onAnnounced: () => void;
}

/**
 * Of all processes on one database, one leads each name: it holds a session lock on a connection that only serves for this.
 * When the process dies the server frees the lock, and another one has it within a second.
 */
export class Leadership {
  private readonly logger = new Logger(Leadership.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: LeadershipOptions) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.session(signal);
      } catch (error) {
        this.logger.warn(`lost the connection that holds the locks: ${String(error)}`);
      }
      await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** One connection's life. Its locks are given back only when everything that ran under them has ended. */
  private async session(stop: AbortSignal): Promise<void> {
    const client = await this.options.connect();
    const lost = new AbortController();
    const led = new Map<string, Promise<void>>();
    const over = AbortSignal.any([stop, lost.signal]);
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    client.on('notification', this.options.onAnnounced);
    try {
      await client.query(`LISTEN ${LOG_CHANNEL}`);
      while (!over.aborted) {
        for (const name of await this.gain(client, led)) led.set(name, this.options.lead(name, over));
        await sleep(TRY_AGAIN_MS, undefined, { signal: over }).catch(() => {});
      }
    } finally {
      lost.abort();
      await Promise.allSettled(led.values());
      await client.end().catch(() => {});
    }
  }

  /** Also tells whether the connection is alive: it asks every second, whatever there is to gain. */
  private async gain(client: pg.Client, led: ReadonlyMap<string, unknown>): Promise<string[]> {
    const wanted = this.options.names.filter((name) => !led.has(name));
    const { rows } = await client.query<{ name: string; gained: boolean }>(
      `SELECT name, pg_try_advisory_lock(hashtextextended('subscription ' || name, 0)) AS gained FROM unnest($1::text[]) AS name`,
      [wanted],
    );
    return rows.filter(({ gained }) => gained).map(({ name }) => name);
  }
}
