import type { Hint } from '../live-updates/live-updates.js';
import type { AnyProjection } from './projection.js';
import type { NewEvent } from './recorded-event.js';
import type { Upcaster } from './upcaster.js';

export interface Hints {
  /** the event is in the log, and the inline views have it */
  readonly whenCommitted: (event: NewEvent) => readonly Hint[];
  /** the eventual view of that name has it */
  readonly whenFollowed: (view: string, event: NewEvent) => readonly Hint[];
}

/** What the slices bring along; put together where the application is composed. */
export abstract class EventStoreWiring {
  /** written in the event's own transaction, in this order, which is the order of the locks taken */
  abstract readonly inline: readonly AnyProjection[];
  /** written in the same transaction, after the views, and once only: no replay touches them */
  abstract readonly outboxes?: readonly AnyProjection[];
  /** written behind, in batches, each at its own pace */
  abstract readonly eventual: readonly AnyProjection[];
  abstract readonly upcasters: readonly Upcaster[];
  /** what browsers are told to read again; nothing where it is missing */
  abstract readonly hints?: Hints;
}
