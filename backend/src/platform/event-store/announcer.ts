import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Everyone who follows the log listens here; the message says nothing but "look". */
export const LOG_CHANNEL = 'rigbook_log';

const PAUSE_MS = 50;

/**
 * Tells followers in all processes that events were committed: outside every transaction, since NOTIFY takes a lock of the
 * whole server at commit, and at most every 50 ms. It is a hint; followers also look by themselves every second.
 */
@Injectable()
export class Announcer implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private lastAt = 0;
  private closed = false;

  constructor(private readonly database: Database) {}

  announce(): void {
    if (this.timer || this.closed) return;
    const wait = this.lastAt + PAUSE_MS - performance.now();
    this.timer = setTimeout(() => void this.send(), Math.max(0, wait)).unref();
  }

  onApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async send(): Promise<void> {
    this.lastAt = performance.now();
    this.timer = undefined;
    try {
      await this.database.query({
        name: 'event-store.announce',
        text: `SELECT pg_notify($1, '')`,
        values: [LOG_CHANNEL],
      });
    } catch {
      // followers find the events by themselves within a second
    }
  }
}
