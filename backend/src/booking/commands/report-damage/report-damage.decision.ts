import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { DamageReported } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

/**
 * Reported by who has the vehicle, at any time of the shift. Undefined if the booking has the report: a phone that lost the answer
 * sends it again, perhaps after the shift. @throws Refusal BOOKING_NOT_FOUND, VEHICLE_NOT_WITH_YOU
 */
export function reportDamage(
  booking: Booking,
  { responderId, report }: { readonly responderId: ResponderId; readonly report: DamageReport },
): DamageReported | undefined {
  const { responderId: holder, vehicleId, period, status, reports = [] } = requested(booking);
  if (holder !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
  if (report.reportId && reports.includes(report.reportId)) return undefined;
  if (status !== 'active') throw new Refusal('VEHICLE_NOT_WITH_YOU');
  return { type: 'DamageReported', data: { responderId, vehicleId, ...period, damageReports: [report] } };
}
