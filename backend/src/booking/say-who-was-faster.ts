import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import type { Database } from '../platform/database/database.js';
import { Refusal } from '../platform/decisions/refusal.js';
import { responderIn } from '../platform/event-store/actor.js';
import type { RecordedEvent } from '../platform/event-store/recorded-event.js';
import { responderFacts } from '../responders/responder-facts/responder-facts.query.js';

const stepsOfAdmins: readonly BookingStep[] = ['approve', 'reject', 'cancel'];

/**
 * The refusal of an administrator's step that came too late, with who took the last one and when. Others get it as it is:
 * a responder need not learn here who decides. The same where the system did it, or somebody who was erased since.
 */
export async function sayWhoWasFaster(
  refused: unknown,
  last: RecordedEvent | undefined,
  database: Database,
): Promise<unknown> {
  if (!(refused instanceof Refusal) || refused.code !== 'INVALID_TRANSITION' || last === undefined) return refused;
  const facts = refused.facts as RefusalFacts['INVALID_TRANSITION'];
  const responderId = responderIn(last.actor);
  if (!stepsOfAdmins.includes(facts.step) || responderId === undefined) return refused;
  const by = await database.fetch(responderFacts(responderId));
  if (!by) return refused;
  const { unitNumber, firstName, lastName } = by;
  return new Refusal('INVALID_TRANSITION', {
    ...facts,
    lastStep: { by: { unitNumber, firstName, lastName }, at: last.recordedAt },
  });
}
