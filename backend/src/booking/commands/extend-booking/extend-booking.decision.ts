import { addendumDocument } from '@rigbook/contracts/agreement/addendum';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import {
  addedHours,
  type ExtensionCircumstances,
  obstacleToExtension,
} from '@rigbook/contracts/booking/extending.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { type BookingId, elapsedHours, type ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { BookingExtended } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow, refusalFor } from '../booking.transitions.js';

export interface ExtendBooking {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly hours: number;
  readonly seen: SeenBooking;
  readonly addendumVersion: string;
}

export interface ExtensionFacts extends Required<ExtensionCircumstances> {
  /** an administrator, whether or not the administration is open */
  readonly isAdmin: boolean;
  /** the hash of a text, hexadecimal */
  readonly sha256: (text: string) => string;
}

/** The booking goes on, and its agreement with it, by an addendum that the responder accepted. @throws Refusal */
export function extendBooking(
  booking: Booking,
  { bookingId, responderId, hours, seen, addendumVersion }: ExtendBooking,
  facts: ExtensionFacts,
): BookingExtended {
  const { now, zone, isAdmin, turnRoundMinutes = 0 } = facts;
  const present = canTakeNow('extend', booking, responderId, { now });
  keepWhatWasSeen(present, seen);
  const obstacle = obstacleToExtension(present.period, hours, facts);
  if (obstacle?.code === 'ADMIN_ONLY_PERIOD' && isAdmin) throw new Refusal('ADMIN_PASSWORD_REQUIRED');
  if (obstacle) throw refusalFor(obstacle);
  const { startAt, endAt: formerEndAt } = present.period;
  const period = { startAt, endAt: addedHours(present.period, hours).endAt };
  const addendum = addendumDocument(addendumVersion, { bookingId, formerEndAt, endAt: period.endAt, zone });
  return {
    type: 'BookingExtended',
    data: {
      responderId,
      vehicleId: present.vehicleId,
      ...period,
      formerEndAt,
      durationHours: elapsedHours(period),
      zone,
      hoursByWeek: hoursByWeek(period, zone),
      status: present.status,
      addendumVersion,
      addendumSha256: facts.sha256(addendum),
      ruleVersion: BOOKING_RULE_VERSION,
      ...(turnRoundMinutes > 0 && { turnRoundMinutes }),
    },
  };
}
