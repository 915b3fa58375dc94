import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { firstValueFrom, ReplaySubject, Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { openOwnConnection } from '../database/own-connection.js';
import { LOG_CHANNEL } from '../event-store/log-channel.js';
import { type Hint, LIVE_CHANNEL, readHint } from './live-updates.js';

const TRY_AGAIN_MS = 1_000;
/** A connection that silently lost its server says nothing, so it is asked. */
const STILL_THERE_MS = 5_000;

/** The one connection by which this process hears of changes everywhere; a lost one is replaced within seconds. */
@Injectable()
export class LiveListener {
  readonly heard = new Subject<Hint>();
  /** Events were committed, here or elsewhere. */
  readonly logGrew = new Subject<void>();
  /** It listens again after a while in which it did not. */
  readonly missedSome = new Subject<void>();
  private readonly logger = new Logger(LiveListener.name);
  private readonly stopping = new AbortController();
  private readonly listens = new ReplaySubject<void>(1);
  private running: Promise<void> | undefined;
  private since: number | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Begins at the first call: a process without streams needs no connection. Resolves once nothing is missed any more. */
  async listen(): Promise<void> {
    this.running ??= this.run();
    await firstValueFrom(this.listens, { defaultValue: undefined });
  }

  /** Milliseconds for which it has heard everything. */
  listensFor(): number {
    return this.since === undefined ? 0 : performance.now() - this.since;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.listens.complete();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.session(signal);
      } catch (error) {
        this.logger.warn(`lost the connection that hears of changes: ${String(error)}`);
      }
      await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  private async session(stop: AbortSignal): Promise<void> {
    const client = await openOwnConnection(this.dataSource, 'rigbook hears of changes');
    const lost = new AbortController();
    const over = AbortSignal.any([stop, lost.signal]);
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === LOG_CHANNEL) return this.logGrew.next();
      const hint = readHint(payload);
      if (hint) this.heard.next(hint);
    });
    try {
      await client.query(`LISTEN ${LIVE_CHANNEL}`);
      await client.query(`LISTEN ${LOG_CHANNEL}`);
      this.nowListens();
      while (!over.aborted) {
        await client.query('SELECT 1');
        await sleep(STILL_THERE_MS, undefined, { signal: over }).catch(() => {});
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  private nowListens(): void {
    const again = this.since !== undefined;
    this.since = performance.now();
    if (again) this.missedSome.next();
    this.listens.next();
  }
}
