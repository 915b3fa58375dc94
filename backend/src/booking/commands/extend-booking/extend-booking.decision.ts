import { addendumDocument } from '@rigbook/contracts/agreement/addendum';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import {
  addedHours,
  type ExtensionCircumstances,
  needsApproval,
  obstacleToExtension,
} from '@rigbook/contracts/booking/extending.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { type BookingId, elapsedHours, type ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { BookingExtended, BookingExtensionRequested } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow, refusalFor } from '../booking.transitions.js';

export interface ExtendBooking {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly hours: number;
  readonly seen: SeenBooking;
  readonly addendumVersion: string;
  /** agrees to wait for an administrator where that is needed */
  readonly mayWait: boolean;
}

type Known = Required<Omit<ExtensionCircumstances, 'mayWait' | 'askedUntil' | 'withoutApproval'>>;

export interface ExtensionFacts extends Known {
  readonly withoutApproval: number;
  /** an administrator, whether or not the administration is open */
  readonly isAdmin: boolean;
  /** the hash of a text, hexadecimal */
  readonly sha256: (text: string) => string;
}

/**
 * The booking goes on, and its agreement with it, by an addendum that the responder accepted; or it asks to, where an administrator has
 * to approve that many hours. @throws Refusal
 */
export function extendBooking(
  booking: Booking,
  { bookingId, responderId, hours, seen, addendumVersion, mayWait }: ExtendBooking,
  facts: ExtensionFacts,
): BookingExtended | BookingExtensionRequested {
  const { now, zone, isAdmin, turnRoundMinutes = 0 } = facts;
  const present = canTakeNow('extend', booking, responderId, { now });
  keepWhatWasSeen(present, seen);
  const obstacle = obstacleToExtension(present.period, hours, {
    ...facts,
    mayWait,
    askedUntil: present.asked?.askedEndAt,
  });
  if (obstacle?.code === 'ADMIN_ONLY_PERIOD' && isAdmin) throw new Refusal('ADMIN_PASSWORD_REQUIRED');
  if (obstacle) throw refusalFor(obstacle);
  const { startAt, endAt: formerEndAt } = present.period;
  const period = { startAt, endAt: addedHours(present.period, hours).endAt };
  const addendum = addendumDocument(addendumVersion, { bookingId, formerEndAt, endAt: period.endAt, zone });
  const accepted = {
    responderId,
    vehicleId: present.vehicleId,
    zone,
    hoursByWeek: hoursByWeek(period, zone),
    addendumVersion,
    addendumSha256: facts.sha256(addendum),
    ruleVersion: BOOKING_RULE_VERSION,
    ...(turnRoundMinutes > 0 && { turnRoundMinutes }),
  };
  if (needsApproval(hours, facts.withoutApproval)) {
    const asked = { startAt, endAt: formerEndAt, askedEndAt: period.endAt };
    return { type: 'BookingExtensionRequested', data: { ...accepted, ...asked } };
  }
  const { status } = present;
  const extended = { ...period, formerEndAt, durationHours: elapsedHours(period), status };
  return { type: 'BookingExtended', data: { ...accepted, ...extended } };
}
