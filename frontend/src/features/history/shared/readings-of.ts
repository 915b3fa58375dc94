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

/** How many people contest the reading, since an administrator settled what was said of it before. */
export function openContests(history: readonly HistoryEntry[], step: ReadingStep): number {
  let open = 0;
  for (const { type, facts } of history)
    if (type === 'OdometerReadingContested' && facts.step === step) open += 1;
    else if ((type === 'OdometerReadingKept' || type === 'OdometerReadingCorrected') && facts.step === step) open = 0;
  return open;
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
