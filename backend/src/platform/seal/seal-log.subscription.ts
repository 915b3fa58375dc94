import type { BatchTransaction, Subscription } from '../event-store/following/subscription.js';
import type { LogPlace } from '../event-store/recorded-event.js';
import { CHAIN_START, leafOf, linked, type StoredEvent, storedEventsBetween } from './canonical-event.js';
import { addSeals, newestSeal, type Seal } from './seal.statements.js';

/** The name of its checkpoint. */
export const SEAL = 'seal';

const BATCH = 1_000;

/** Adds committed events to the chain. The checkpoint moves in the same transaction. */
export const sealLog = (onSealed: () => void): Subscription => ({
  name: SEAL,
  batchSize: BATCH,
  async handle(events, tx) {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return;
    await tx.query(addSeals(await sealsOf(await storedEvents(first, last, events.length, tx), tx)));
  },
  handled: onSealed,
});

/** Reads the stored shape, since followers get events in their newest shape. */
async function storedEvents(first: LogPlace, last: LogPlace, count: number, tx: BatchTransaction) {
  const stored = await tx.query<StoredEvent>(storedEventsBetween(first, last));
  if (stored.length === count) return stored;
  throw new Error(`${stored.length} instead of ${count} events from ${first.position} to ${last.position}`);
}

async function sealsOf(events: readonly StoredEvent[], tx: BatchTransaction): Promise<Seal[]> {
  const [newest] = await tx.query<Seal>(newestSeal);
  let number = BigInt(newest?.number ?? 0);
  let hash = newest?.hash ?? CHAIN_START;
  return events.map((event) => {
    number += 1n;
    hash = linked(hash, leafOf(event));
    return { number: String(number), position: event.position, hash };
  });
}
