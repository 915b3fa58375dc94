import { logBatches, type ReadLog } from '../log-batches.js';
import { placeOf } from '../log-place.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import type { RebuildConnections } from './rebuild-connections.js';
import type { SelectedProjection } from './selected-projections.js';
import { writeShadow } from './write-shadow.js';

export const REPLAY_BATCH = 5_000;

export interface Load {
  readonly read: ReadLog;
  readonly from: LogPlace;
  readonly selected: readonly SelectedProjection[];
  /** what of a batch is written; all of it unless said otherwise */
  readonly choose?: (selected: SelectedProjection, events: readonly RecordedEvent[]) => readonly RecordedEvent[];
  readonly onBatch: (events: number) => void;
}

/** Writes all that may be read into the shadow tables, reading the next batch meanwhile. Answers the place reached. */
export async function loadShadow({ writer }: RebuildConnections, load: Load): Promise<LogPlace> {
  const { read, from, selected, choose = (_, events) => events, onBatch } = load;
  let place = from;
  for await (const events of logBatches(read, from, REPLAY_BATCH)) {
    await writer.query('BEGIN');
    for (const one of selected) await writeShadow(writer, [one.projection], choose(one, events));
    await writer.query('COMMIT');
    place = placeOf(events.at(-1) as RecordedEvent);
    onBatch(events.length);
  }
  return place;
}
