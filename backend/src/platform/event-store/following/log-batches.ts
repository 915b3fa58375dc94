import { placeOf } from '../log/log-place.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';

export type ReadLog<E extends LogPlace = RecordedEvent> = (after: LogPlace, limit: number) => Promise<readonly E[]>;

/** Batch after batch until the log has no more; the next one is being read while the caller works on the present one. */
export async function* logBatches<E extends LogPlace>(
  read: ReadLog<E>,
  after: LogPlace,
  size: number,
): AsyncGenerator<readonly E[], void, undefined> {
  let coming: Promise<readonly E[]> | undefined = readAhead(read, after, size);
  while (coming) {
    const batch: readonly E[] = await coming;
    const last = batch.at(-1);
    coming = last && batch.length === size ? readAhead(read, placeOf(last), size) : undefined;
    if (last) yield batch;
  }
}

function readAhead<E extends LogPlace>(read: ReadLog<E>, after: LogPlace, size: number): Promise<readonly E[]> {
  const coming = read(after, size);
  coming.catch(() => {}); // met where it is awaited, unless the caller has failed before
  return coming;
}
