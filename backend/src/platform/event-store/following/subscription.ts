import type { RecordedEvent } from '../recorded-event.js';
import type { Statement } from '../statement.js';

/** The transaction of one batch: its writes and the checkpoint become visible together or not at all. */
export interface BatchTransaction {
  query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
}

/** Follows the log in order with a separate checkpoint; one runner at a time among all processes. */
export interface Subscription {
  /** also the name of its checkpoint: never rename it */
  readonly name: string;
  /** default: at most 5,000 */
  readonly batchSize?: number;
  /** Called with the next events in log order. A throw rolls the batch back, which is repeated after a pause. */
  handle(events: readonly RecordedEvent[], tx: BatchTransaction): Promise<void>;
  /** Called after the batch was committed. Nothing may depend on it, since the process may die before. */
  handled?(events: readonly RecordedEvent[]): void;
}
