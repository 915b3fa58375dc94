import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { announcesNothingNew } from '../../../fleet/vehicle-damage/announces-nothing-new.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { DamageReported } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

/**
 * Reported by who has the vehicle, at any time of the shift. Undefined if the booking has the report: a phone that lost the answer
 * sends it again, perhaps after the shift. If it was changed before, that is said: neither the change nor the damage is taken twice.
 * @throws Refusal BOOKING_NOT_FOUND, REPORTED_OTHERWISE, VEHICLE_NOT_WITH_YOU
 */
export function reportDamage(
  booking: Booking,
  { responderId, report }: { readonly responderId: ResponderId; readonly report: DamageReport },
): DamageReported | undefined {
  const { responderId: holder, vehicleId, period, status, reports = [] } = requested(booking);
  if (holder !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
  const known = reports.find(({ reportId }) => reportId !== undefined && reportId === report.reportId);
  if (known && !saysTheSame(known, report)) throw new Refusal('REPORTED_OTHERWISE');
  if (known) return undefined;
  if (status !== 'active') throw new Refusal('VEHICLE_NOT_WITH_YOU');
  return { type: 'DamageReported', data: { responderId, vehicleId, ...period, damageReports: [report] } };
}

/** A phone no longer announces a photo that it has sent. */
const saysTheSame = (known: DamageReport, report: DamageReport): boolean =>
  known.area === report.area &&
  known.place === report.place &&
  known.severity === report.severity &&
  known.description === report.description &&
  announcesNothingNew(known, report);
