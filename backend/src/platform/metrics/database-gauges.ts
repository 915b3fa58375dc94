import { Gauge, type Registry } from 'prom-client';
import type { Instant } from '@rigbook/contracts/kernel';
import type { Database } from '../database/index.js';
import { LAG } from '../event-store/following/checkpoint.statements.js';
import type { Clock } from '../time/clock.js';

/** Gauges that the database knows, for the whole cluster. */
export interface DatabaseGauges {
  /** gauges by name, each with what it says */
  readonly gauges: Readonly<Record<string, string>>;
  /** what distinguishes values of one gauge; undefined if each has one value */
  readonly label?: string;
  /** SELECT of columns name, label and value, in which $1 is the current time */
  readonly text: string;
}

/** How far followers of the log are behind. The seal is one of them. */
const followerLag: DatabaseGauges = {
  gauges: {
    rigbook_follower_lag_events: 'Events that a follower of the log has not handled yet; an estimate',
    rigbook_follower_lag_seconds: 'Age of the oldest event that a follower has not handled yet',
  },
  label: 'follower',
  text: `SELECT v.name, lag.name AS label, v.value FROM (${LAG}) lag
         CROSS JOIN LATERAL (VALUES ('rigbook_follower_lag_events', lag."eventsBehind"::float8),
           ('rigbook_follower_lag_seconds', coalesce(extract(epoch FROM $1::timestamptz - lag."waitingSince"), 0)::float8)
         ) v (name, value)`,
};

interface Value {
  readonly name: string;
  readonly label: string | null;
  readonly value: number;
}

const KEPT_MS = 5_000;

/** Reads all gauges of the database in one statement, at most every five seconds, however many ask. */
export class DatabaseReading {
  private readonly text: string;
  private readonly gauges = new Map<string, Gauge>();
  private readonly up: Gauge;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    registry: Registry,
    others: readonly DatabaseGauges[],
  ) {
    const all = [followerLag, ...others];
    this.text = all.map(({ text }) => text).join('\nUNION ALL\n');
    for (const { gauges, label } of all)
      for (const [name, help] of Object.entries(gauges))
        this.gauges.set(name, new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] }));
    this.up = new Gauge({
      name: 'rigbook_database_up',
      help: '1 if the database answered this process',
      registers: [registry],
    });
  }

  /** Never rejects. Without an answer, the gauges have no values. */
  refresh(): Promise<void> {
    if (performance.now() - this.readAt < KEPT_MS) return Promise.resolve();
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    const values = await this.values(this.clock.now()).catch(() => undefined);
    this.readAt = performance.now();
    this.up.set(values ? 1 : 0);
    for (const gauge of this.gauges.values()) {
      gauge.reset();
      gauge.remove({}); // a gauge without labels is reset to 0
    }
    for (const { name, label, value } of values ?? []) {
      const gauge = this.gauges.get(name);
      if (label === null) gauge?.set(value);
      else gauge?.labels(label).set(value);
    }
  }

  private values(now: Instant): Promise<readonly Value[]> {
    return this.database.query<Value>({ name: 'metrics.read', text: this.text, values: [now] });
  }
}
