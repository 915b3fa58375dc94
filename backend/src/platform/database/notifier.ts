import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from './database.js';

const PAUSE_MS = 50;
const TRY_AGAIN_MS = 1_000;

/**
 * NOTIFY to all processes: outside every transaction, since it takes a lock of the whole server at commit, and at most every
 * 50 ms; what is said twice meanwhile is said once. A process that is killed in that time has not said it.
 */
@Injectable()
export class Notifier implements OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<string>>();
  private timer: NodeJS.Timeout | undefined;
  private lastAt = 0;
  private closed = false;

  constructor(private readonly database: Database) {}

  notify(channel: string, payload = ''): void {
    this.keep(channel, payload);
    this.sendIn(this.lastAt + PAUSE_MS - performance.now());
  }

  onApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private keep(channel: string, payload: string): void {
    const payloads = this.waiting.get(channel);
    if (payloads) payloads.add(payload);
    else this.waiting.set(channel, new Set([payload]));
  }

  private sendIn(millis: number): void {
    if (this.timer || this.closed) return;
    this.timer = setTimeout(() => void this.send(), Math.max(0, millis)).unref();
  }

  private async send(): Promise<void> {
    this.lastAt = performance.now();
    this.timer = undefined;
    const said = [...this.waiting].flatMap(([channel, payloads]) =>
      [...payloads].map((one) => [channel, one] as const),
    );
    this.waiting.clear();
    try {
      await this.database.query({
        name: 'database.notify',
        text: `SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS said (channel, payload)`,
        values: [said.map(([channel]) => channel), said.map(([, payload]) => payload)],
      });
    } catch {
      for (const [channel, payload] of said) this.keep(channel, payload);
      this.sendIn(TRY_AGAIN_MS);
    }
  }
}
