import { isBefore, overlaps, type Period } from '../../kernel/time.js';

/** The earliest taken interval that overlaps the period. */
export const firstClash = (period: Period, taken: readonly Period[]): Period | null =>
  taken
    .filter((interval) => overlaps(period, interval))
    .reduce<Period | null>((first, next) => (first && !isBefore(next.startAt, first.startAt) ? first : next), null);
