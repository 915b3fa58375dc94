import type { ResponderId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import { keepAll, Refusal, type Rule } from '../../platform/decisions/index.js';
import type { ResponderErased } from '../responder.events.js';

export interface Erasure {
  readonly responderId: ResponderId;
  readonly erasedBy: ResponderId;
}

export interface ErasureFacts {
  readonly unitNumber: string;
  readonly openBookings: readonly OpenBooking[];
}

const someoneElse: Rule<Erasure, ErasureFacts> = ({ responderId, erasedBy }) =>
  responderId === erasedBy ? new Refusal('CANNOT_DELETE_YOURSELF') : undefined;

const hasNoOpenBooking: Rule<Erasure, ErasureFacts> = (_erasure, { unitNumber, openBookings }) =>
  openBookings.length > 0
    ? new Refusal('RESPONDER_HAS_OPEN_BOOKINGS', { unitNumber, bookings: openBookings })
    : undefined;

export const eraseResponderRules = [someoneElse, hasNoOpenBooking];

/** The database ensures that an admin remains, since two admins may erase each other at once. @throws Refusal */
export function eraseResponder(erasure: Erasure, facts: ErasureFacts): ResponderErased {
  keepAll(eraseResponderRules, erasure, facts);
  return { type: 'ResponderErased', data: {} };
}
