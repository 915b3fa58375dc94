import type { Hint } from '../live-updates/live-updates.js';
import type { ErasableFields } from '../events/erasable-fields.js';
import type { AnyProjection } from './projection.js';
import type { NewEvent } from './recorded-event.js';
import type { Upcaster } from './upcaster.js';

export interface Hints {
  /** when the log and the inline views have the event */
  readonly whenCommitted: (event: NewEvent) => readonly Hint[];
  /** when the eventual view of that name has it */
  readonly whenFollowed: (view: string, event: NewEvent) => readonly Hint[];
}

/** What the slices contribute; assembled in app.module.ts. */
export abstract class EventStoreWiring {
  /** written in the event's transaction, in this order, which is also the order of locks */
  abstract readonly inline: readonly AnyProjection[];
  /** written in the same transaction after the views, and never replayed */
  abstract readonly outboxes?: readonly AnyProjection[];
  /** written later, in batches */
  abstract readonly eventual: readonly AnyProjection[];
  abstract readonly upcasters: readonly Upcaster[];
  /** texts that are stored apart from the log; default: none */
  abstract readonly erasable?: ErasableFields;
  /** what browsers are told to read again; default: nothing */
  abstract readonly hints?: Hints;
}
