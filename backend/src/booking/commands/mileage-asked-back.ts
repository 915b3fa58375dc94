import { type MileageQuestion, mileageQuestion } from '@rigbook/contracts/booking/shift/odometer.rules';
import { Refusal } from '../../platform/decisions/index.js';

export interface ReadMileage {
  readonly mileageKm: number;
  /** whether the caller asked back and it was confirmed; a program that leaves it out is not asked */
  readonly isConfirmed: boolean | undefined;
  /** the last reading that it was compared with; undefined if the caller does not say */
  readonly confirmedBeside?: number | undefined;
}

interface AskedBack {
  readonly mileageAskedBack?: { readonly question: MileageQuestion; readonly lastMileageKm: number };
}

/**
 * What the event keeps of an implausible mileage that was confirmed. @throws Refusal MILEAGE_TO_CONFIRM if it was not, or beside another
 * reading than this one
 */
export function askedBack(
  { mileageKm, isConfirmed, confirmedBeside }: ReadMileage,
  lastMileageKm: number | null,
  hoursOfShift = 0,
): AskedBack {
  const question = mileageQuestion(mileageKm, lastMileageKm, hoursOfShift);
  if (question === undefined || lastMileageKm === null || isConfirmed === undefined) return {};
  const isBesideThat = confirmedBeside === undefined || confirmedBeside === lastMileageKm;
  if (!isConfirmed || !isBesideThat) throw new Refusal('MILEAGE_TO_CONFIRM', { question, mileageKm, lastMileageKm });
  return { mileageAskedBack: { question, lastMileageKm } };
}
