import { earlierOf, elapsedHours, type Instant } from '../../kernel/time.js';
import { mileageRange } from './check-in.rules.js';

/** The steps at which the odometer is read. */
export const readingSteps = ['check-in', 'check-out'] as const;
export type ReadingStep = (typeof readingSteps)[number];

/** The readings of one shift, as corrected, in whole kilometers. Without a checkout the vehicle is out, or the shift was cancelled. */
export interface ShiftReadings {
  readonly checkInKm: number;
  readonly checkOutKm?: number | undefined;
}

/** The most that somebody drives in an hour. A reading that claims more is asked back. */
export const MOST_KM_AN_HOUR = 150;

export const mileageQuestions = ['below-last', 'jumps'] as const;
export type MileageQuestion = (typeof mileageQuestions)[number];

/**
 * Why a reading is asked back before it is taken; undefined if it is plausible, or no reading is known. Each hour of the shift that has
 * begun counts in full. At a check-in nobody has driven: it gets the kilometers of one hour.
 */
export function mileageQuestion(
  mileageKm: number,
  lastKm: number | null,
  hoursOfShift = 0,
): MileageQuestion | undefined {
  if (lastKm === null) return undefined;
  if (mileageKm < lastKm) return 'below-last';
  return mileageKm - lastKm > MOST_KM_AN_HOUR * Math.max(1, Math.ceil(hoursOfShift)) ? 'jumps' : undefined;
}

/** How long a shift has lasted; one whose check-in arrived late began with its booking. */
export const hoursOfShift = (startAt: Instant, checkedInAt: Instant | null, at: Instant): number =>
  elapsedHours({ startAt: checkedInAt === null ? startAt : earlierOf(startAt, checkedInAt), endAt: at });

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
