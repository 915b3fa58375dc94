import { day } from '@rigbook/contracts/kernel/calendar';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { isBefore } from '@rigbook/contracts/kernel/time';
import {
  type MadeAhead,
  type StandingPlan,
  staysAsMade,
} from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';

/** The plan that is in effect. */
export const planOf = (shift: StandingShift): StandingPlan => ({
  weekdays: shift.weekdays,
  startHour: shift.startHour,
  durationHours: shift.duration,
  fromDay: shift.fromDay,
  untilDay: shift.untilDay,
  exceptDays: shift.exceptDays.map(day),
  vehicleId: (shift.vehicle?.id ?? null) as VehicleId | null,
  vehicleType: shift.vehicleType,
});

/** Bookings that were made ahead and go with a change or an end: neither signed, nor handed on, nor begun, nor with other hours than the plan's. */
export function useMadeAhead(shift: StandingShift | undefined): readonly MadeAhead[] {
  const now = useNow();
  const zone = useZone();
  if (!shift) return [];
  const plan = planOf(shift);
  return shift.days.flatMap(({ day: of, startTime, endTime, vehicle, bookingStatus, signed, handedOn }) => {
    const stands = bookingStatus === 'pending' || bookingStatus === 'approved';
    if (!vehicle || !stands || signed || handedOn || !isBefore(now, startTime)) return [];
    const hours = { startAt: startTime, endAt: endTime };
    const made = { day: of, ...hours, vehicleId: vehicle.id as VehicleId, vehicleType: vehicle.type };
    return staysAsMade(made, plan, zone) ? [made] : [];
  });
}
