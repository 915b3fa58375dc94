import type { DomainEvent, ProjectedEvent } from './recorded-event.js';
import type { Statement } from './statement.js';

/** Turns one or many events of one type into set-based statements. Pure, and the statements may run twice. */
export type ProjectionHandler<E extends DomainEvent> = (
  events: readonly ProjectedEvent<E>[],
) => Statement | readonly Statement[];

/**
 * What each event does to one view. The live write hands over one event, a rebuild thousands of the same type at once:
 * the SQL is the same (see `overRows`). Of one partition key a call holds at most one event,
 * and they arrive in their order, so a handler never needs to care which of two events of one booking came first.
 */
export interface Projection<E extends DomainEvent> {
  /** also the name of its checkpoint, where it is eventual */
  readonly name: string;
  /** the tables that only this projection writes; a rebuild makes them anew */
  readonly tables: readonly string[];
  /** rows with different keys never touch each other; by default the stream */
  readonly partitionBy?: (event: ProjectedEvent<E>) => string;
  readonly on: { readonly [T in E['type']]?: ProjectionHandler<Extract<E, { type: T }>> };
}

/** Any slice's projection, for lists that hold several of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- handlers are contravariant in their events
export type AnyProjection = Projection<any>;
