import { staysOutOfAdminOnlyPeriod } from '../booking/requesting/admin-only-period.rules.js';
import { firstClash } from '../booking/requesting/request.rules.js';
import type { SlotFacts } from '../booking/requesting/slot-states.rules.js';
import { addHours, HOUR_MS, instantOfMillis, millisOf, periodOf, type Instant } from '../kernel/time.js';

/** How far ahead "available in the next hours" looks. */
export const HOURS_AHEAD = 12;

export interface BookableHours {
  /** The number of the next HOURS_AHEAD hours that this responder can book. */
  readonly count: number;
  /** The first of them, with the number of consecutive hours; null if there is none. */
  readonly firstRun: { readonly startAt: Instant; readonly hours: number; readonly isNext: boolean } | null;
}

/** The full hours ahead that are free and that the responder may book (docs/domain.md#recommendations). */
export function bookableHours(given: SlotFacts): BookableHours {
  const from = nextFullHour(given.now);
  const hours = Array.from({ length: HOURS_AHEAD }, (_, nth) => isBookable(addHours(from, nth), given));
  const first = hours.indexOf(true);
  if (first < 0) return { count: 0, firstRun: null };
  const end = hours.indexOf(false, first);
  return {
    count: hours.filter(Boolean).length,
    firstRun: {
      startAt: addHours(from, first),
      hours: (end < 0 ? HOURS_AHEAD : end) - first,
      isNext: first === 0,
    },
  };
}

/** The first possible start of a booking requested now. */
export const nextFullHour = (now: Instant): Instant => instantOfMillis(Math.ceil(millisOf(now) / HOUR_MS) * HOUR_MS);

function isBookable(startAt: Instant, { taken, isAdmin, zone }: SlotFacts): boolean {
  const hour = periodOf(startAt, 1);
  return staysOutOfAdminOnlyPeriod(hour, isAdmin, zone) && firstClash(hour, taken) === null;
}
