import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { BookingReinstated } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { canTakeNow } from '../booking.transitions.js';
import {
  type BookingRequestFacts,
  keepRulesOfChange,
  turnRoundOf,
} from '../request-booking/request-booking.decision.js';

/** The hours must still be free, the week's hours allow it, and the vehicle be in service. @throws Refusal */
export function reinstateBooking(
  booking: Booking,
  facts: BookingRequestFacts & { readonly durationHours: number; readonly purpose: string },
): BookingReinstated {
  const { now, zone, vehicle, durationHours, purpose } = facts;
  const { responderId, vehicleId, period, released, overridden } = canTakeNow('reinstate', booking, 'admin', { now });
  if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
  const request = { responderId, vehicleId, period, durationHours, purpose };
  const hoursGranted = overridden?.includes('WEEKLY_LIMIT_EXCEEDED') ? hoursByWeek(period, zone) : [];
  keepRulesOfChange(
    request,
    { ...facts, vehicle, hoursGranted },
    { startStays: true, isOut: false, isShortened: false },
  );
  return {
    type: 'BookingReinstated',
    data: {
      responderId,
      vehicleId,
      ...period,
      hoursByWeek: hoursByWeek(period, zone),
      signed: released?.signed === true,
      ...turnRoundOf(vehicle),
      ...(overridden && { overriddenRules: overridden }),
    },
  };
}
