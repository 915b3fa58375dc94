import { checkInItems, type CheckInItem } from './check-in.words.js';
import { fuelPercentRange } from '../../fleet/fleet.words.js';
import { firstClash } from '../requesting/request.rules.js';
import { addMinutes, isBefore, type Instant, type Period } from '../../kernel/time.js';

/** What the odometer of a vehicle can show, in whole kilometers. */
export const mileageRange = { least: 0, most: 9_999_999 } as const;

/** The missing required items, in the order of the list. Any missing item refuses the check-in with REQUIRED_ITEMS_MISSING. */
export const missingRequiredItems = (ticked: readonly CheckInItem[]): readonly CheckInItem[] =>
  checkInItems.filter(({ id, required }) => required && !ticked.includes(id)).map(({ id }) => id);

/** A whole number of kilometers, 0 or more, within the range of an odometer. */
export const isMileage = (mileageKm: number): boolean =>
  Number.isInteger(mileageKm) && mileageKm >= mileageRange.least && mileageKm <= mileageRange.most;

export type MileageProblem = 'missing' | 'not-whole' | 'too-large';

/** An odometer as somebody types it: digits, perhaps grouped or with the unit, as in 48,210 km. A part of a kilometer is not rounded away. */
export function readMileage(typed: string): { readonly km: number } | { readonly problem: MileageProblem } {
  const entered = typed.trim().replace(/\s*(?:km|ק״מ)$/iu, '');
  if (entered === '') return { problem: 'missing' };
  const digits = /^\d{1,3}(?:([ ,.'’\u00A0])\d{3})(?:\1\d{3})*$/.test(entered)
    ? entered.replaceAll(/\D/g, '')
    : entered;
  if (!/^\d+$/.test(digits)) return { problem: 'not-whole' };
  return isMileage(Number(digits)) ? { km: Number(digits) } : { problem: 'too-large' };
}

/** A whole percentage. */
export const isFuelPercent = (fuelPercent: number): boolean =>
  Number.isInteger(fuelPercent) && fuelPercent >= fuelPercentRange.least && fuelPercent <= fuelPercentRange.most;

/** A reading below the previous one is accepted and flagged to administrators; null if it is not lower, or none is known. */
export const odometerDiscrepancy = (
  mileageKm: number,
  lastMileageKm: number | null,
): { lastMileageKm: number } | null => (lastMileageKm !== null && mileageKm < lastMileageKm ? { lastMileageKm } : null);

export const checkInOpensAt = (startAt: Instant, minutesBeforeStart: number): Instant =>
  addMinutes(startAt, -minutesBeforeStart);

/**
 * An early check-in takes the vehicle at once. The earliest interval of another blocking booking between now and this booking's start
 * prevents it: VEHICLE_PROMISED_MEANWHILE.
 */
export function promisedMeanwhile(startAt: Instant, now: Instant, othersTaken: readonly Period[]): Period | null {
  return isBefore(now, startAt) ? firstClash({ startAt: now, endAt: startAt }, othersTaken) : null;
}
