import type { DomainEvent, ProjectedEvent } from '../recorded-event.js';
import type { Projection } from '../projection.js';

/** Events of one type for one call of a handler. */
export interface EventBatch {
  readonly type: string;
  readonly events: ProjectedEvent[];
}

/**
 * Groups events, given in log order, so that large sets can be written at once while every partition key still sees its events in
 * order: the first batch has each key's first event, the second each key's second, and so on; within a batch by type. Leaves out
 * events that the projection does not handle.
 */
export function batchesOf<E extends DomainEvent>(
  projection: Projection<E>,
  events: readonly ProjectedEvent[],
): EventBatch[] {
  const seenOf = new Map<string, number>();
  const batches: Map<string, EventBatch>[] = [];
  for (const event of events) {
    if (!(event.type in projection.on)) continue;
    const keys = [projection.partitionBy?.(event as ProjectedEvent<E>) ?? event.stream].flat();
    const nth = Math.max(...keys.map((key) => seenOf.get(key) ?? 0));
    for (const key of keys) seenOf.set(key, nth + 1);
    const byType = (batches[nth] ??= new Map<string, EventBatch>());
    const batch = byType.get(event.type);
    if (batch) batch.events.push(event);
    else byType.set(event.type, { type: event.type, events: [event] });
  }
  return batches.flatMap((byType) => [...byType.values()]);
}
