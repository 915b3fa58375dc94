import {
  readingAt,
  type ReadingStep,
  type ShiftReadings,
  withReading,
} from '@rigbook/contracts/booking/shift/odometer.rules';
import type { HistoryEntry } from '../../../lib/http/answers.js';

/** The step at which the event read the odometer, if it did. */
export function stepOf({ type }: HistoryEntry): ReadingStep | undefined {
  if (type === 'VehicleCheckedIn') return 'check-in';
  return type === 'VehicleCheckedOut' ? 'check-out' : undefined;
}

/** The readings of a shift, as corrected since; undefined before its check-in. */
export function readingsOf(history: readonly HistoryEntry[]): ShiftReadings | undefined {
  let readings: ShiftReadings | undefined;
  for (const { type, facts } of history) {
    if (type === 'VehicleCheckedIn') readings = { checkInKm: facts.mileageKm };
    else if (readings && type === 'VehicleCheckedOut') readings = withReading(readings, 'check-out', facts.mileageKm);
    else if (readings && type === 'OdometerReadingCorrected')
      readings = withReading(readings, facts.step, facts.mileageKm);
  }
  return readings;
}

/** Whether somebody contests the reading, and no administrator has settled it. */
export function isContested(history: readonly HistoryEntry[], step: ReadingStep): boolean {
  const last = history.findLast(
    ({ type, facts }) =>
      (type === 'OdometerReadingContested' || type === 'OdometerReadingKept' || type === 'OdometerReadingCorrected') &&
      facts.step === step,
  );
  return last?.type === 'OdometerReadingContested';
}

/** What a step read, if it was corrected since. */
export const correctedFrom = (
  readings: ShiftReadings | undefined,
  step: ReadingStep,
  read: number,
): { readonly now: number; readonly read: number } | undefined => {
  const now = readings && readingAt(readings, step);
  return now === undefined || now === read ? undefined : { now, read };
};
