import { decideAndCommit } from '../platform/event-store/decide-and-commit.js';
import { GuardViolation, VersionConflict } from '../platform/event-store/event-store.errors.js';
import { Refusal } from '../platform/decisions/refusal.js';
import { bookingGuards } from './booking.guards.js';

const ATTEMPTS = 3;

/**
 * Decides and commits; where a constraint refuses, another command was faster: the decision is made again on the facts as
 * they are now and answers with its own refusal. Who loses three times is told that the booking changed meanwhile.
 */
export async function decideWithGuards<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await decideAndCommit(attempt);
    } catch (error) {
      const guarded = error instanceof GuardViolation && bookingGuards.has(error.constraint);
      if (guarded && left > 1) continue;
      if (guarded || error instanceof VersionConflict) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
      throw error;
    }
  }
}
