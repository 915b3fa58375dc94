import type { Day } from '@rigbook/contracts/kernel/time';

/** Values as their fields have them, and back. */
export const written = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

const inThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** What is no number is wrong, and not left out. A comma separates thousands: one before decimals is no number here. */
export function numberIn(typed: string): number | null {
  const given = typed.replaceAll(/\s/g, '');
  if (given === '') return null;
  return Number(inThousands.test(given) ? given.replaceAll(',', '') : given);
}

/** An amount or a quantity with two decimals, in hundredths; hundredths of less are wrong, and not rounded. */
export function hundredthsIn(typed: string): number | null {
  const value = numberIn(typed);
  return value === null ? null : Number((value * 100).toFixed(6));
}

export const dayIn = (typed: string): Day | null => (typed === '' ? null : (typed as Day));
