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

/** Whether the setting "hold a vehicle with major damage" applies. */
export const hasMajorDamage = (reports: readonly DamageReport[] | null): boolean =>
  reports?.some(({ severity }) => severity === 'major') ?? false;
