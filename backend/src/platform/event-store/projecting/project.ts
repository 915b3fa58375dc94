import type { AnyProjection } from '../projection.js';
import type { ProjectedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import { batchesOf } from './event-batches.js';

/** What one projection writes for these events, given in log order. */
export function statementsOf(projection: AnyProjection, events: readonly ProjectedEvent[]): Statement[] {
  const [event] = events;
  if (event && events.length === 1) return [projection.on[event.type]?.(events) ?? []].flat();
  return batchesOf(projection, events).flatMap((batch) => projection.on[batch.type]?.(batch.events) ?? []);
}

/** What all projections write, in the wired order, which is the order of locks. */
export const project = (projections: readonly AnyProjection[], events: readonly ProjectedEvent[]): Statement[] =>
  projections.flatMap((projection) => statementsOf(projection, events));
