import { placeOf } from './log-place.js';
import type { LogPlace, RecordedEvent } from './recorded-event.js';

export type ReadLog = (after: LogPlace, limit: number) => Promise<readonly RecordedEvent[]>;

/** Batch after batch until the log has no more; the next one is being read while the caller works on the present one. */
export async function* logBatches(
  read: ReadLog,
  after: LogPlace,
  size: number,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  let coming: Promise<readonly RecordedEvent[]> | undefined = readAhead(read, after, size);
  while (coming) {
    const batch: readonly RecordedEvent[] = await coming;
    const last = batch.at(-1);
    coming = last && batch.length === size ? readAhead(read, placeOf(last), size) : undefined;
    if (last) yield batch;
  }
}

function readAhead(read: ReadLog, after: LogPlace, size: number): Promise<readonly RecordedEvent[]> {
  const coming = read(after, size);
  coming.catch(() => {}); // met where it is awaited, unless the caller has failed before
  return coming;
}
