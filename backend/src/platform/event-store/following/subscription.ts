import type { FollowedEvent } from '../log/followed-event.js';
import type { Statement } from '../../database/statement.js';

/** Follows the log in order with a separate checkpoint; one process at a time runs it. */
export interface Subscription {
  /** also the name of its checkpoint: never rename it */
  readonly name: string;
  /**
   * What to write for the next events, given in log order. The statements and the checkpoint become visible together or not at all.
   * If one fails, or this throws, the batch is repeated after a pause.
   */
  statements(events: readonly FollowedEvent[]): readonly Statement[];
  /**
   * Called after the batch was committed, by this process or another, perhaps more than once. Nothing may depend on it, since the
   * process may die before.
   */
  handled?(events: readonly FollowedEvent[]): void;
}
