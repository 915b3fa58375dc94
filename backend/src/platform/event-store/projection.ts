import type { DomainEvent, ProjectedEvent } from './recorded-event.js';
import type { Statement } from '../database/statement.js';

/** Turns one or many events of one type into set-based statements. Pure, and the statements may run twice. */
export type ProjectionHandler<E extends DomainEvent> = (
  events: readonly ProjectedEvent<E>[],
) => Statement | readonly Statement[];

/**
 * What each event does to one view. The live write passes one event, a rebuild thousands of the same type at once, with the same SQL
 * (see `rowsStatement`). A call has at most one event per partition key, and they arrive in order, so a handler need not care which of two
 * events of one booking came first.
 */
export interface Projection<E extends DomainEvent> {
  /** if eventual, also the name of its checkpoint */
  readonly name: string;
  /** the tables that only this projection writes and a rebuild replaces */
  readonly tables: readonly string[];
  /** names of indexes by which it reads its own rows: a rebuild, which makes the others last, has them from the beginning */
  readonly readsBy?: readonly string[];
  /** rows with different keys are independent; an event may have several; default: the stream */
  readonly partitionBy?: (event: ProjectedEvent<E>) => string | readonly string[];
  /** Events that only empty copies of erased texts: a fold of the past, which reads no erased text, leaves them out. */
  readonly forgetsOn?: readonly string[];
  readonly on: { readonly [T in E['type']]?: ProjectionHandler<Extract<E, { type: T }>> };
}

/** Any slice's projection, for lists. */
// oxlint-disable-next-line typescript/no-explicit-any -- handlers are contravariant in their events
export type AnyProjection = Projection<any>;
