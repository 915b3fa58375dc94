import { addMinutes, type Instant } from '@rigbook/contracts/kernel/time';
import { readCheckpoint } from '../../event-store/checkpoint.statements.js';
import { BEGINNING } from '../../event-store/log-place.js';
import type { LogPlace } from '../../event-store/recorded-event.js';
import type { Statement } from '../../event-store/statement.js';
import type { StoredEvent } from '../canonical-event.js';
import { SEAL } from '../seal-log.subscription.js';
import type { RunQuery } from './run-query.js';
import type { Horizon } from './check-places.js';
import { fault, type Fault, named } from './fault.js';

/** Sealing follows an event within moments, and a head within seconds; a worker that is started anew within a few minutes. */
const PATIENCE_MINUTES = 10;

/** What is older than that should be sealed, and have its head. */
export const latestUnprotected = (now: Instant): Instant => addMinutes(now, -PATIENCE_MINUTES);

/** Has this event, which is not sealed, waited too long? Not where another transaction still holds it back. */
export function overdue({ settled }: Horizon, event: StoredEvent, now: Instant): boolean {
  return BigInt(event.transaction) < settled && event.recordedAt < latestUnprotected(now);
}

/** Of an event that waited too long: does the sealing get on, as after a worker was away, or does nothing move? */
export async function overdueFault(query: RunQuery, event: StoredEvent): Promise<Fault> {
  const [checkpoint] = await query<{ hasMoved: boolean }>(movedLately);
  return fault(checkpoint?.hasMoved ? 'sealing-behind' : 'sealing-stopped', { event: named(event) });
}

const movedLately: Statement = {
  name: 'seal.moved-lately',
  text: `SELECT updated_at > now() - interval '1 minute' AS "hasMoved" FROM subscription_checkpoint WHERE name = $1`,
  values: [SEAL],
};

/** The checkpoint of the sealing moves with the chain; somewhere else, events would be passed by or sealed twice. */
export async function checkpointFault(query: RunQuery, lastSealed: LogPlace = BEGINNING): Promise<Fault | null> {
  const [{ transaction, position } = BEGINNING] = await query<LogPlace>(readCheckpoint(SEAL));
  if (transaction === lastSealed.transaction && position === lastSealed.position) return null;
  return fault('checkpoint-moved', { subject: `transaction ${transaction}, position ${position}` });
}
