import { placeOf } from '../log/log-place.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';

export type ReadLog<E extends LogPlace = RecordedEvent> = (after: LogPlace, limit: number) => Promise<readonly E[]>;

/** All further batches of the log. The next one is read while the caller handles the current one. */
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
  coming.catch(() => {}); // handled where it is awaited, unless the caller fails first
  return coming;
}
