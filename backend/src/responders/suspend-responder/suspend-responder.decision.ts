import type { ResponderId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import { keepAll, Refusal, type Rule } from '../../platform/decisions/index.js';
import type { ResponderEvent } from '../responder.events.js';

export interface Suspension {
  readonly responderId: ResponderId;
  readonly suspendedBy: ResponderId;
}

export interface SuspensionFacts {
  readonly unitNumber: string;
  readonly isSuspended: boolean;
  readonly openBookings: readonly OpenBooking[];
}

const someoneElse: Rule<Suspension, SuspensionFacts> = ({ responderId, suspendedBy }) =>
  responderId === suspendedBy ? new Refusal('CANNOT_SUSPEND_YOURSELF') : undefined;

/** A suspended person could neither return a vehicle nor cancel. */
const bookingsAreDecided: Rule<Suspension, SuspensionFacts> = (_suspension, { unitNumber, openBookings }) =>
  openBookings.length > 0
    ? new Refusal('RESPONDER_BOOKINGS_UNDECIDED', { unitNumber, bookings: openBookings })
    : undefined;

export const suspendResponderRules = [someoneElse, bookingsAreDecided];

/** Suspending again changes nothing. @throws Refusal */
export function suspendResponder(suspension: Suspension, facts: SuspensionFacts): readonly ResponderEvent[] {
  if (facts.isSuspended) return [];
  keepAll(suspendResponderRules, suspension, facts);
  return [{ type: 'ResponderSuspended', data: {} }];
}

export const liftSuspension = ({ isSuspended }: Pick<SuspensionFacts, 'isSuspended'>): readonly ResponderEvent[] =>
  isSuspended ? [{ type: 'ResponderSuspensionLifted', data: {} }] : [];
