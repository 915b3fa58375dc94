import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { hasEnded } from '@rigbook/contracts/booking/booking-times.rules';
import { afterChange, canBeApprovedAfter, changesHours, staysWithin } from '@rigbook/contracts/booking/changing.rules';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { elapsedHours, type Period, type ResponderId, type VehicleId } from '@rigbook/contracts/kernel';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { BookingChanged } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow } from '../booking.transitions.js';
import {
  type BookingRequestFacts,
  keepResponderRules,
  keepRulesOfChange,
  turnRoundOf,
} from '../request-booking/request-booking.decision.js';

export interface ChangeBooking {
  readonly by: ResponderId | 'admin';
  readonly seen: SeenBooking;
  readonly vehicleId: VehicleId;
  readonly period: Period;
  readonly durationHours: number;
  readonly purpose: string;
  /** an administrator's */
  readonly reason: string | null;
}

export interface ChangeFacts extends BookingRequestFacts {
  /** as it is until now; the state of a booking holds no texts */
  readonly purpose: string;
}

export interface ChangedOfVehicle {
  readonly changed: BookingChanged;
  readonly vehicle: VehicleFacts;
}

/** The rules of a request hold as if the booking's own hours were free (docs/domain.md#changing). @throws Refusal */
export function changeBooking(booking: Booking, command: ChangeBooking, facts: ChangeFacts): ChangedOfVehicle {
  const { by, period, durationHours, purpose, vehicleId, reason } = command;
  const { now, zone, responder, vehicle } = facts;
  const present = canTakeNow('change', booking, by, { now });
  keepWhatWasSeen(present, command.seen);
  const { status, responderId } = present;
  const signed = present.status === 'approved' && present.signed;
  const before = { vehicleId: present.vehicleId, ...present.period, purpose: facts.purpose };
  const after = { vehicleId, ...period, purpose };
  const changedBy = by === 'admin' ? 'admin' : 'responder';
  const outcome = afterChange({ status, signed }, before, after, changedBy);
  const hoursChange = changesHours(before, after);
  if (!hoursChange && purpose === facts.purpose) throw new Refusal('NOTHING_CHANGED');
  if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
  const startStays = before.startAt === after.startAt;
  if (status === 'active' && !(startStays && before.vehicleId === vehicleId)) throw new Refusal('SHIFT_HAS_BEGUN');
  if (hoursChange) {
    const request = { responderId, vehicleId, period, durationHours, purpose };
    if (by !== 'admin') keepResponderRules(request, facts);
    if (hasEnded(period.endAt, now)) throw new Refusal(startStays ? 'END_IN_THE_PAST' : 'IN_THE_PAST');
    const hoursGranted = hoursByWeek(present.period, zone);
    keepRulesOfChange(
      request,
      { ...facts, vehicle, hoursGranted },
      {
        startStays,
        isOut: status === 'active',
        isShortened: staysWithin(before, after),
      },
    );
  }
  if (!canBeApprovedAfter(outcome, before, after, now))
    throw new Refusal('TOO_LATE_FOR_APPROVAL', { startAt: before.startAt });
  const { startAt, endAt } = present.period;
  const changed: BookingChanged = {
    type: 'BookingChanged',
    data: {
      responderId,
      vehicleId,
      ...period,
      durationHours,
      purpose: purpose === facts.purpose ? null : purpose,
      before: { vehicleId: before.vehicleId, startAt, endAt, durationHours: elapsedHours(present.period) },
      zone,
      hoursByWeek: hoursByWeek(period, zone),
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
      ...(hoursChange && turnRoundOf(vehicle)),
      ...outcome,
      reason,
      changedBy,
    },
  };
  return { changed, vehicle };
}
