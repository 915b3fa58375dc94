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
  const question = mileageQuestion(km, lastKm, hoursOfShift);
  if (question !== undefined && lastKm !== null) return { question, km, lastKm };
  if (!(refusal instanceof ApiError && refusal.code === 'MILEAGE_TO_CONFIRM')) return undefined;
  const asked = refusal.facts as RefusalFacts['MILEAGE_TO_CONFIRM'];
  return asked.mileageKm === km ? { question: asked.question, km, lastKm: asked.lastMileageKm } : undefined;
}

interface Answer {
  readonly mileage: string;
  readonly confirmed?: string | undefined;
}

/** A mileage that is typed anew is asked back again. */
export const isConfirmed = ({ mileage, confirmed }: Answer): boolean => confirmed === mileage;
