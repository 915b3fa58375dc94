import type { BookingStatus, BookingStep } from '../booking/booking.words.js';
import { situationOf, type BookingSituation } from '../booking/lifecycle.rules.js';
import type { Instant, Zone } from '../kernel/time.js';
import { instantInWords } from '../kernel/time-in-words.js';
import { personInWords, type Person } from '../responders/person.words.js';

export interface InvalidTransition {
  readonly status: BookingStatus;
  readonly signed: boolean;
  readonly step: BookingStep;
  /** Who took the last step; for administrators only, while that person is known. */
  readonly lastStep?: { readonly by: Person; readonly at: Instant };
}

type OpenSituation = Exclude<BookingSituation, 'completed' | 'rejected' | 'cancelled'>;

const isNotReleased = 'only a booking that was released because nobody checked in can be reinstated.';
const insteadOfRejecting = 'it is too late to reject it, but an administrator can cancel it.';

/** What an open booking needs before the step, or what to do instead. */
const needs: Readonly<Record<OpenSituation, Partial<Record<BookingStep, string>>>> = {
  pending: {
    reinstate: isNotReleased,
    extend: 'it can be extended once an administrator approves it. Until then its hours can be changed.',
    sign: 'it can be signed once an administrator approves it.',
    'check-in': 'it can be checked in once an administrator approves it and its responder signs the agreement.',
    'check-out': 'it can be checked out once it is approved, signed and checked in.',
  },
  approved: {
    reinstate: isNotReleased,
    approve: 'it does not need approving again. Its responder can sign the agreement now.',
    reject: insteadOfRejecting,
    'check-in': 'it can be checked in once its responder signs the agreement.',
    'check-out': 'it can be checked out once it is signed and checked in.',
  },
  signed: {
    reinstate: isNotReleased,
    approve: 'it does not need approving again. The next step is check-in.',
    reject: insteadOfRejecting,
    sign: 'it does not need signing again. The next step is check-in.',
    'check-out': 'it can be checked out once its responder checks the vehicle in.',
  },
  active: {
    reinstate: isNotReleased,
    approve: 'it does not need approving again. The next step is checkout.',
    reject: insteadOfRejecting,
    change: 'to end it, check the vehicle out. For a later end, please ask an administrator.',
    'hand-on': 'its shift has begun. To end it, check the vehicle out.',
    withdraw: 'to end it, check the vehicle out or ask an administrator to cancel it.',
    sign: 'it does not need signing again. The next step is checkout.',
    'check-in': 'it does not need checking in again. The next step is checkout.',
  },
};

const whatItIs: Readonly<Record<BookingSituation, string>> = {
  pending: 'This booking is pending approval',
  approved: 'This booking is approved and not signed yet',
  signed: 'This booking is approved and signed',
  active: 'This booking is active',
  completed: 'This booking is completed',
  rejected: 'This booking was rejected',
  cancelled: 'This booking was cancelled',
};

const whatHappened: Readonly<Record<BookingSituation, string>> = {
  pending: 'requested this booking',
  approved: 'approved this booking',
  signed: 'signed the agreement of this booking',
  active: 'checked the vehicle of this booking in',
  completed: 'checked the vehicle of this booking out',
  rejected: 'rejected this booking',
  cancelled: 'cancelled this booking',
};

const participles: Readonly<Record<BookingStep, string>> = {
  approve: 'approved',
  reject: 'rejected',
  change: 'changed',
  extend: 'extended',
  'hand-on': 'handed on',
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  sign: 'signed',
  'check-in': 'checked in',
  'check-out': 'checked out',
  reinstate: 'reinstated',
};

/** Steps that lead to the end of a booking; repeating one does not call for a new booking. */
const closedBy: Readonly<Partial<Record<BookingSituation, readonly BookingStep[]>>> = {
  completed: ['check-out'],
  rejected: ['reject'],
  cancelled: ['cancel', 'withdraw'],
};

/** States the booking's status, or who caused it, and what the step needs (docs/domain.md#lifecycle). */
export function invalidTransitionInWords({ status, signed, step, lastStep }: InvalidTransition, zone: Zone): string {
  const situation = situationOf(status, signed);
  const present = lastStep
    ? `${personInWords(lastStep.by)} ${whatHappened[situation]} on ${instantInWords(lastStep.at, zone)}`
    : whatItIs[situation];
  return `${present}; ${nextInWords(situation, step)}`;
}

function nextInWords(situation: BookingSituation, step: BookingStep): string {
  if (closedBy[situation]?.includes(step)) return 'there is nothing left to do.';
  if (situation === 'completed' || situation === 'rejected' || situation === 'cancelled')
    return `it can no longer be ${participles[step]}. Request a new booking if the vehicle is still needed.`;
  return needs[situation][step] ?? 'it may have changed in between. Please check it and repeat the step.';
}
