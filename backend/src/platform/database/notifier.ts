import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from './database.js';

const PAUSE_MS = 50;
const TRY_AGAIN_MS = 1_000;
/** Limits how long an unavailable database can delay the end of a process for what is only a hint. */
const LAST_WORDS_MS = 2_000;

/**
 * NOTIFY to all processes: outside transactions, since it takes a server-wide lock at commit, and at most every 50 ms, without
 * repeats. A stopping process still sends what is waiting before the pool closes; a killed one does not.
 */
@Injectable()
export class Notifier implements OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<string>>();
  private timer: NodeJS.Timeout | undefined;
  private sending = Promise.resolve();
  private lastAt = 0;
  private closed = false;

  constructor(private readonly database: Database) {}

  notify(channel: string, payload = ''): void {
    this.keep(channel, payload);
    this.sendIn(this.lastAt + PAUSE_MS - performance.now());
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    this.sendInTurn();
    let enough: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => (enough = setTimeout(resolve, LAST_WORDS_MS)));
    await Promise.race([this.sending, tooLong]);
    clearTimeout(enough);
  }

  private keep(channel: string, payload: string): void {
    const payloads = this.waiting.get(channel);
    if (payloads) payloads.add(payload);
    else this.waiting.set(channel, new Set([payload]));
  }

  private sendIn(millis: number): void {
    if (this.timer || this.closed) return;
    this.timer = setTimeout(() => this.sendInTurn(), Math.max(0, millis)).unref();
  }

  private sendInTurn(): void {
    this.sending = this.sending.then(() => this.send());
  }

  private async send(): Promise<void> {
    this.lastAt = performance.now();
    this.timer = undefined;
    if (this.waiting.size === 0) return;
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
