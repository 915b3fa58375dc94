import { mileageRange } from './check-in.rules.js';

/** The steps at which the odometer is read. */
export const readingSteps = ['check-in', 'check-out'] as const;
export type ReadingStep = (typeof readingSteps)[number];

/** The readings of one shift, as corrected, in whole kilometers. Without a checkout the vehicle is out, or the shift was cancelled. */
export interface ShiftReadings {
  readonly checkInKm: number;
  readonly checkOutKm?: number | undefined;
}

/** Kilometers that no shift accounts for: from the last reading of the shift before to this check-in. Never below 0. */
export const unaccountedKm = (checkInKm: number, lastKm: number | null): number =>
  lastKm === null ? 0 : Math.max(0, checkInKm - lastKm);

export type CorrectionProblem = 'not-read' | 'unchanged' | 'below-check-in' | 'above-check-out';

/** Why a reading cannot be corrected to this mileage; undefined if it can. A shift still drives forward afterwards. */
export function correctionProblem(
  readings: ShiftReadings | undefined,
  step: ReadingStep,
  mileageKm: number,
): CorrectionProblem | undefined {
  const current = readings && readingAt(readings, step);
  if (readings === undefined || current === undefined) return 'not-read';
  if (mileageKm === current) return 'unchanged';
  if (step === 'check-out') return mileageKm < readings.checkInKm ? 'below-check-in' : undefined;
  return mileageKm > (readings.checkOutKm ?? mileageRange.most) ? 'above-check-out' : undefined;
}

export const readingAt = ({ checkInKm, checkOutKm }: ShiftReadings, step: ReadingStep): number | undefined =>
  step === 'check-in' ? checkInKm : checkOutKm;

/** The readings after one of them was corrected. */
export const withReading = (readings: ShiftReadings, step: ReadingStep, mileageKm: number): ShiftReadings =>
  step === 'check-in' ? { ...readings, checkInKm: mileageKm } : { ...readings, checkOutKm: mileageKm };
