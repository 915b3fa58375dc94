import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { type MileageQuestion, mileageQuestion } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { ApiError } from '../../../lib/http/problem.js';

/** Why a mileage is asked back, and beside which reading it is implausible. */
export interface MileageAskedBack {
  readonly question: MileageQuestion;
  readonly km: number;
  readonly lastKm: number;
}

interface Known {
  readonly lastKm: number | null;
  readonly hoursOfShift?: number;
  /** The server may know a later reading than this device. */
  readonly refusal: unknown;
}

/** Whether the typed mileage is asked back before it is sent. */
export function askedBack(typed: string, { lastKm, hoursOfShift, refusal }: Known): MileageAskedBack | undefined {
  const read = readMileage(typed);
  if ('problem' in read) return undefined;
  const { km } = read;
  if (refusal instanceof ApiError && refusal.code === 'MILEAGE_TO_CONFIRM') {
    const asked = refusal.facts as RefusalFacts['MILEAGE_TO_CONFIRM'];
    if (asked.mileageKm === km) return { question: asked.question, km, lastKm: asked.lastMileageKm };
  }
  const question = mileageQuestion(km, lastKm, hoursOfShift);
  return question !== undefined && lastKm !== null ? { question, km, lastKm } : undefined;
}

interface Answer {
  readonly confirmed?: string | undefined;
}

/** What a person confirms. If the mileage or the last reading changes, the question comes again. */
export const confirmationOf = ({ km, lastKm }: MileageAskedBack): string => `${km} beside ${lastKm}`;

export const isConfirmed = ({ confirmed }: Answer, asked: MileageAskedBack | undefined): boolean =>
  asked !== undefined && confirmed === confirmationOf(asked);

/** As the server takes it: whether it was confirmed, and against which last reading. */
export const confirmationSent = (answer: Answer, asked: MileageAskedBack | undefined) => ({
  mileageConfirmed: isConfirmed(answer, asked),
  ...(asked && isConfirmed(answer, asked) && { mileageConfirmedBeside: asked.lastKm }),
});
