import type { AnyProjection } from './projection.js';
import type { Upcaster } from './upcaster.js';

/** What the slices bring along; put together where the application is composed. */
export abstract class EventStoreWiring {
  /** written in the event's own transaction, in this order, which is the order of the locks taken */
  abstract readonly inline: readonly AnyProjection[];
  /** written behind, in batches, each at its own pace */
  abstract readonly eventual: readonly AnyProjection[];
  abstract readonly upcasters: readonly Upcaster[];
}
