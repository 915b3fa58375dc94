import { addHours, isBefore, type Instant } from '../../kernel/time.js';
import type { DamageReport } from './damage.words.js';

/** Refused with MILEAGE_BELOW_CHECK_IN otherwise. */
export const drivesForward = (mileageKm: number, checkInMileageKm: number): boolean => mileageKm >= checkInMileageKm;

/**
 * Either no damage is confirmed or at least one report is sent, never both. Returns the facts of DAMAGE_CHECK_REQUIRED if violated.
 */
export function damageCheckProblem(
  reports: readonly DamageReport[] | null,
  noDamageConfirmed: boolean,
): 'neither' | 'both' | undefined {
  const reported = reports !== null && reports.length > 0;
  if (reported === noDamageConfirmed) return reported ? 'both' : 'neither';
  return undefined;
}

/** A report needs an area, a severity and a description that is not blank. */
export const isCompleteDamageReport = (report: {
  readonly area?: string | undefined;
  readonly severity?: string | undefined;
  readonly description?: string | undefined;
}): boolean => Boolean(report.area && report.severity && report.description?.trim());

/** How long after its completion a checkout may arrive whose time on the device still counts, as with a check-in. */
const ARRIVES_HOURS_AFTER = 24;

/**
 * Whether the vehicle came back when the form was completed on the device, rather than when it was sent: during or after the booking, and
 * at most a day before it arrived. Otherwise the arrival counts.
 */
export const isReturnOnDevice = (startAt: Instant, completedAt: Instant, arrivedAt: Instant): boolean =>
  !isBefore(completedAt, startAt) &&
  isBefore(completedAt, arrivedAt) &&
  isBefore(arrivedAt, addHours(completedAt, ARRIVES_HOURS_AFTER));

/** Whether the setting "hold a vehicle with major damage" applies. */
export const hasMajorDamage = (reports: readonly DamageReport[] | null): boolean =>
  reports?.some(({ severity }) => severity === 'major') ?? false;
