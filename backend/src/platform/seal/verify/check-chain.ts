import type { Instant } from '@rigbook/contracts/kernel';
import type { Statement } from '../../database/statement.js';
import { CHAIN_START, leafOf, linked, type StoredEvent } from '../canonical-event.js';
import { everyEventAfter } from '../every-event.js';
import type { EventWithTexts } from '../sealed-texts.js';
import { type Seal, sealsAfter } from '../seal.statements.js';
import { inBatches, type RunQuery } from './run-query.js';
import {
  checkpointFault,
  firstAtSealedPosition,
  horizonOf,
  misplacedIn,
  overdue,
  overdueFault,
} from './check-sealing.js';
import { textFault } from './check-texts.js';
import { fault, type Fault, named, type NamedEvent } from './fault.js';

/** Yields every few milliseconds, since the process also answers requests. */
const BATCH = 250;

export interface ChainFound {
  /** events whose link was recomputed */
  readonly sealed: number;
  /** events after the last sealed one */
  readonly unsealed: number;
  /** hexadecimal; null if nothing is sealed */
  readonly hash: string | null;
  readonly fault: Fault | null;
}

/**
 * Recomputes the chain over all existing events and compares it with the stored one; then checks that the other events are just
 * waiting to be sealed, the versions of each stream, and the texts that the events hold hashes of. Memory stays flat.
 */
export async function checkChain(query: RunQuery, now: Instant, batch = BATCH): Promise<ChainFound> {
  const horizon = await horizonOf(query);
  const events = inBatches<EventWithTexts>(batch, (last) => query(everyEventAfter(last, batch)));
  const seals = inBatches<Seal>(batch, (last) => query(sealsAfter(last?.number ?? '0', batch)));
  let [sealed, unsealed, hash] = [0, 0, CHAIN_START];
  let [before, lastSealed, firstUnsealed, late]: (StoredEvent | undefined)[] = [];
  let typed: Fault | null = null;
  const found = (broken: Fault | null) => ({
    sealed,
    unsealed,
    hash: sealed > 0 ? hash.toString('hex') : null,
    fault: broken,
  });
  for await (const event of events) {
    const misplacement = misplacedIn(horizon, event, before);
    if (misplacement) return found(misplacement);
    before = event;
    typed ??= textFault(event);
    const { value: seal } = await seals.next();
    if (!seal) {
      unsealed += 1;
      firstUnsealed ??= event;
      if (overdue(horizon, event, now)) late ??= event;
      continue;
    }
    if (Number(seal.number) !== sealed + 1) return found(fault('seal-missing', { event: named(event) }));
    if (seal.position !== event.position) return found(await misplaced(query, seal, event));
    const expected = linked(hash, leafOf(event));
    if (!expected.equals(seal.hash)) return found(fault('event-changed', { event: named(event) }));
    [sealed, hash, lastSealed] = [sealed + 1, expected, event];
  }
  const { value: left } = await seals.next();
  if (left) return found(gone(left));
  return found(
    (firstUnsealed && (await firstAtSealedPosition(query, firstUnsealed))) ??
      (await checkpointFault(query, lastSealed)) ??
      (late ? await overdueFault(query, late) : null) ??
      (await firstVersionGap(query)) ??
      typed,
  );
}

/** Chain and log have different events here. */
async function misplaced(query: RunQuery, seal: Seal, event: StoredEvent): Promise<Fault> {
  const [known] = await query<{ expectedIsThere: boolean; foundIsSealed: boolean }>(whereabouts(seal, event));
  if (!known?.expectedIsThere) return gone(seal);
  return fault(known.foundIsSealed ? 'order-changed' : 'event-added', { event: named(event) });
}

const gone = ({ position }: Seal): Fault =>
  fault('event-missing', { event: { position, type: null, stream: null, id: null } });

const whereabouts = (expected: Seal, found: StoredEvent): Statement => ({
  name: 'seal.whereabouts',
  text: `SELECT EXISTS (SELECT FROM event WHERE position = $1) AS "expectedIsThere",
                EXISTS (SELECT FROM seal WHERE position = $2) AS "foundIsSealed"`,
  values: [expected.position, found.position],
});

/** The first event, in the order of the log, whose version is wrong in its stream. */
async function firstVersionGap(query: RunQuery): Promise<Fault | null> {
  const [event] = await query<NamedEvent>(VERSION_GAP);
  return event ? fault('version-gap', { event }) : null;
}

const VERSION_GAP: Statement = {
  name: 'seal.version-gap',
  text: `SELECT position, type, stream, id
         FROM (SELECT *, row_number() OVER (PARTITION BY stream ORDER BY version) AS nth FROM event) numbered
         WHERE version <> nth ORDER BY transaction, position LIMIT 1`,
  values: [],
};
