import type { Day } from '@rigbook/contracts/kernel/time';

/** Values as their fields have them, and back. */
export const written = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** What is no number is wrong, and not left out. */
export const numberIn = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.replaceAll(/[\s,]/g, ''));

export const dayIn = (typed: string): Day | null => (typed === '' ? null : (typed as Day));
