import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { firstValueFrom, ReplaySubject, Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { LastingConnection, openOwnConnection } from '../database/own-connection.js';
import { LOG_CHANNEL } from '../event-store/following/log-channel.js';
import { type Hint, LIVE_CHANNEL, readHint } from './live-updates.js';

/** Checks the connection, since a silently lost one reports nothing. */
const STILL_THERE_MS = 5_000;

/** The one connection on which this process receives hints of changes. Reconnects within seconds. */
@Injectable()
export class LiveListener {
  readonly heard = new Subject<Hint>();
  /** Events were committed, here or elsewhere. */
  readonly logGrew = new Subject<void>();
  /** The connection is back; hints may have been missed. */
  readonly missedSome = new Subject<void>();
  private readonly logger = new Logger(LiveListener.name);
  private readonly listens = new ReplaySubject<void>(1);
  private readonly connection: LastingConnection;
  private since: number | undefined;

  constructor(dataSource: DataSource) {
    this.connection = new LastingConnection({
      connect: () => openOwnConnection(dataSource, 'rigbook live updates'),
      use: (client, over) => this.listenOn(client, over),
      onLost: (error) =>
        this.logger.warn(
          `lost the database connection for live updates, reconnecting: ${String(error)}. If this repeats, check the database`,
        ),
    });
  }

  /** Connects at the first call, since a process without streams needs no connection. Resolves when it listens. */
  async listen(): Promise<void> {
    this.connection.start();
    await firstValueFrom(this.listens, { defaultValue: undefined });
  }

  /** Milliseconds since it began to listen without interruption. */
  listensFor(): number {
    return this.since === undefined ? 0 : performance.now() - this.since;
  }

  async stop(): Promise<void> {
    this.listens.complete();
    await this.connection.stop();
  }

  private async listenOn(client: pg.Client, over: AbortSignal): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === LOG_CHANNEL) return this.logGrew.next();
      const hint = readHint(payload);
      if (hint) this.heard.next(hint);
    });
    await client.query(`LISTEN ${LIVE_CHANNEL}`);
    await client.query(`LISTEN ${LOG_CHANNEL}`);
    this.nowListens();
    while (!over.aborted) {
      await client.query('SELECT 1');
      await sleep(STILL_THERE_MS, undefined, { signal: over }).catch(() => {});
    }
  }

  private nowListens(): void {
    const again = this.since !== undefined;
    this.since = performance.now();
    if (again) this.missedSome.next();
    this.listens.next();
  }
}
