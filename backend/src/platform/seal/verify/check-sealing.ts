import { addMinutes, type Instant } from '@rigbook/contracts/kernel';
import { readCheckpoint } from '../../event-store/following/checkpoint.statements.js';
import { BEGINNING } from '../../event-store/log/log-place.js';
import type { LogPlace } from '../../event-store/recorded-event.js';
import type { Statement } from '../../database/statement.js';
import type { StoredEvent } from '../canonical-event.js';
import { SEAL } from '../seal-log.subscription.js';
import { fault, type Fault, named, type NamedEvent } from './fault.js';
import type { RunQuery } from './run-query.js';

/** Sealing follows an event within moments, and a head within seconds; a restarted worker within a few minutes. */
const PATIENCE_MINUTES = 10;

/** Older events should be sealed and covered by a head. */
export const latestUnprotected = (now: Instant): Instant => addMinutes(now, -PATIENCE_MINUTES);

/** Whether this unsealed event has waited too long, and no other transaction holds it back. */
export function overdue({ settled }: Horizon, event: StoredEvent, now: Instant): boolean {
  return BigInt(event.transaction) < settled && event.recordedAt < latestUnprotected(now);
}

/** For an event that waited too long: whether sealing is catching up, as after a pause of the worker, or has stopped. */
export async function overdueFault(query: RunQuery, event: StoredEvent): Promise<Fault> {
  const [checkpoint] = await query<{ hasMoved: boolean }>(movedLately);
  return fault(checkpoint?.hasMoved ? 'sealing-behind' : 'sealing-stopped', { event: named(event) });
}

const movedLately: Statement = {
  name: 'seal.moved-lately',
  text: `SELECT updated_at > now() - interval '1 minute' AS "hasMoved" FROM subscription_checkpoint WHERE name = $1`,
  values: [SEAL],
};

/** The checkpoint of sealing must match the chain; otherwise events would be skipped or sealed twice. */
export async function checkpointFault(query: RunQuery, lastSealed: LogPlace = BEGINNING): Promise<Fault | null> {
  const [{ transaction, position } = BEGINNING] = await query<LogPlace>(readCheckpoint(SEAL));
  if (transaction === lastSealed.transaction && position === lastSealed.position) return null;
  return fault('checkpoint-moved', { subject: `transaction ${transaction}, position ${position}` });
}

/** The transactions of the snapshot. */
interface Horizon {
  /** every one before it had ended */
  readonly settled: bigint;
  /** none from it on had begun */
  readonly begun: bigint;
}

export async function horizonOf(query: RunQuery): Promise<Horizon> {
  const [row] = await query<{ settled: string; begun: string }>(HORIZON);
  return { settled: BigInt(row?.settled ?? 0), begun: BigInt(row?.begun ?? 0) };
}

const HORIZON: Statement = {
  name: 'seal.horizon',
  text: `SELECT pg_snapshot_xmin(snapshot) AS settled, pg_snapshot_xmax(snapshot) AS begun FROM pg_current_snapshot() snapshot`,
  values: [],
};

/** Whether the log could have assigned this place: an unused number from 1 on, in an existing transaction. */
export function misplacedIn({ begun }: Horizon, event: StoredEvent, before: LogPlace | undefined): Fault | null {
  const isGiven = BigInt(event.position) > 0n && BigInt(event.transaction) < begun;
  const isShared = event.position === before?.position;
  return isGiven && !isShared ? null : fault('event-misplaced', { event: named(event) });
}

/** The first event from this place on with the position of a sealed one: neither it nor later ones can be sealed. */
export async function firstAtSealedPosition(query: RunQuery, from: LogPlace): Promise<Fault | null> {
  const [event] = await query<NamedEvent>(atSealedPosition(from));
  return event ? fault('event-misplaced', { event }) : null;
}

const atSealedPosition = (from: LogPlace): Statement => ({
  name: 'seal.at-sealed-position',
  text: `SELECT e.position, e.type, e.stream, e.id FROM event e JOIN seal s ON s.position = e.position
         WHERE (e.transaction, e.position) >= ($1::xid8, $2::bigint) ORDER BY e.transaction, e.position LIMIT 1`,
  values: [from.transaction, from.position],
});
