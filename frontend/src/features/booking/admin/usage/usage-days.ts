import { USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, daysBetween } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { address, day } from '../../../../lib/address.js';

export interface UsageDays {
  readonly from: Day;
  readonly to: Day;
}

/** Ranges that are one press away, in days up to today. */
export const lastDays = [7, 30, 90, 365] as const;
const AT_FIRST = 30;

export const lastDaysUntil = (today: Day, days: number): UsageDays => ({ from: addDays(today, 1 - days), to: today });

const usageAddress = address({ from: day, to: day });

/** The days that the address names; the last thirty where it names none. */
export const usageDaysOf = (parameters: URLSearchParams, today: Day): UsageDays => ({
  ...lastDaysUntil(today, AT_FIRST),
  ...usageAddress.parse(parameters),
});

/** In their order, and as many as one read counts. */
export const canBeCounted = ({ from, to }: UsageDays): boolean => from <= to && daysBetween(from, to) < USAGE_MOST_DAYS;
