import { commitInOneRoundTrip } from '../../database/one-round-trip.js';
import { logBatches, type ReadLog } from '../following/log-batches.js';
import { placeOf } from '../log/log-place.js';
import type { LogPlace, ReplayedEvent } from '../recorded-event.js';
import { type Choose, projectInTurns } from './project-in-turns.js';
import type { RebuildConnections } from './rebuild-connections.js';
import type { SelectedProjection } from './selected-projections.js';

export const REPLAY_BATCH = 5_000;

export interface Load {
  readonly read: ReadLog<ReplayedEvent>;
  readonly from: LogPlace;
  readonly selected: readonly SelectedProjection[];
  /** the part of a batch to write; default: all */
  readonly choose?: Choose;
  /** events at a time */
  readonly batch?: number;
  readonly onBatch?: (events: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes all readable events into the shadow tables. Three steps overlap: the server reads a batch, this process makes the
 * statements of the previous one, and the server writes the one before that. Returns the place reached.
 * @throws the first error of any batch, or the signal's reason
 */
export async function loadShadow({ writer }: RebuildConnections, load: Load): Promise<LogPlace> {
  const { read, from, selected, choose = (_, events) => events, batch = REPLAY_BATCH, onBatch, signal } = load;
  let place = from;
  let written: Promise<unknown> = Promise.resolve();
  let writtenBefore = written;
  for await (const events of logBatches(read, from, batch)) {
    const writing: Promise<unknown>[] = [];
    for await (const statements of projectInTurns(selected, events, choose, signal)) {
      await writtenBefore;
      writing.push(metLater(commitInOneRoundTrip(writer, statements)));
    }
    writtenBefore = written;
    written = metLater(Promise.all([written, ...writing]).then(() => onBatch?.(events.length)));
    place = placeOf(events.at(-1) as ReplayedEvent);
  }
  await written;
  return place;
}

/** The rejection is handled where it is awaited, unless something else fails first. */
function metLater(writing: Promise<unknown>): Promise<unknown> {
  writing.catch(() => {});
  return writing;
}
