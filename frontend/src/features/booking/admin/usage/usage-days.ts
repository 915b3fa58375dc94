import { USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, daysBetween, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';

export interface UsageDays {
  readonly from: Day;
  readonly to: Day;
}

/** Ranges that are one press away, in days up to today. */
export const lastDays = [7, 30, 90, 365] as const;
const AT_FIRST = 30;

export const lastDaysUntil = (today: Day, days: number): UsageDays => ({ from: addDays(today, 1 - days), to: today });

/** The days that the address names; the last thirty where it names none. */
export function usageDaysOf(address: URLSearchParams, today: Day): UsageDays {
  const atFirst = lastDaysUntil(today, AT_FIRST);
  const [from, to] = [parseDay(address.get('from') ?? ''), parseDay(address.get('to') ?? '')];
  return { from: from ?? atFirst.from, to: to ?? atFirst.to };
}

/** In their order, and as many as one read counts. */
export const canBeCounted = ({ from, to }: UsageDays): boolean => from <= to && daysBetween(from, to) < USAGE_MOST_DAYS;
