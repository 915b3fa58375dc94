import type { RecordedEvent } from '../recorded-event.js';
import type { Statement } from '../statement.js';

/** The transaction of one batch: its writes and the checkpoint become visible together or not at all. */
export interface BatchTransaction {
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
}

/** Follows the log in order with a checkpoint of its own; in all processes together one runner at a time. */
export interface Subscription {
  /** also the name of its checkpoint: never rename it */
  readonly name: string;
  /** at most 5,000 unless said otherwise */
  readonly batchSize?: number;
  /** Called with the next events in log order. A throw rolls the batch back; it comes again after a pause. */
  handle(events: readonly RecordedEvent[], tx: BatchTransaction): Promise<void>;
  /** Called once these events are handled for good: nothing may depend on it, a process may die before. */
  handled?(events: readonly RecordedEvent[]): void;
}
