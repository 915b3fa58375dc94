import type { Commit } from '../commit.js';
import type { NewEvent } from '../recorded-event.js';
import type { Upcasting } from '../upcasting.js';

/** The events of a commit, ready to store, stream by stream in order. Pure except for `newId`. */
export function newEvents(
  { context, appends }: Commit,
  upcasting: Upcasting,
  newId: () => string,
): readonly NewEvent[] {
  return appends.flatMap(({ stream, streamType, expectedVersion, events, actor = context.actor }) =>
    events.map(({ type, data }, at) => ({
      id: newId(),
      stream,
      streamType,
      version: expectedVersion + at + 1,
      type,
      schemaVersion: upcasting.schemaVersionOf(type),
      data,
      actor,
      correlationId: context.correlationId,
      causationId: context.causationId ?? null,
      recordedAt: context.now,
    })),
  );
}
