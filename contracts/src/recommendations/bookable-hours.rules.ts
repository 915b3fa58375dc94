import { staysOutOfAdminOnlyPeriod } from '../booking/requesting/admin-only-period.rules.js';
import { firstClash } from '../booking/requesting/request.rules.js';
import { type TakenPeriod, withTurnRound } from '../booking/requesting/turn-round.rules.js';
import type { SlotFacts } from '../booking/requesting/slot-states.rules.js';
import { addHours, HOUR_MS, instantOfMillis, millisOf, periodOf, type Instant, type Period } from '../kernel/time.js';

/** How far ahead "available in the next hours" looks. */
export const HOURS_AHEAD = 12;

export interface BookableHours {
  /** The number of the next HOURS_AHEAD hours that this responder can book. */
  readonly count: number;
  /** The first of them, with the number of consecutive hours; null if there is none. */
  readonly firstRun: { readonly startAt: Instant; readonly hours: number; readonly isNext: boolean } | null;
}

/** The full hours ahead; null where this responder may not book any vehicle. Computed once for the whole fleet. */
export function allowedHours({
  now,
  isAdmin,
  zone,
}: Omit<SlotFacts, 'taken' | 'turnRoundMinutes'>): readonly (Period | null)[] {
  const from = nextFullHour(now);
  return Array.from({ length: HOURS_AHEAD }, (_, nth) => {
    const hour = periodOf(addHours(from, nth), 1);
    return staysOutOfAdminOnlyPeriod(hour, isAdmin, zone) ? hour : null;
  });
}

/** The allowed hours in which the vehicle is free, its turn-round included (docs/domain.md#recommendations). */
export function bookableHours(
  allowed: readonly (Period | null)[],
  taken: readonly TakenPeriod[],
  turnRoundMinutes: number,
): BookableHours {
  const isFree = (hour: Period) => firstClash(withTurnRound(hour, turnRoundMinutes), taken) === null;
  const hours = allowed.map((hour) => hour !== null && isFree(hour));
  const first = hours.indexOf(true);
  const startAt = allowed[first]?.startAt;
  if (startAt === undefined) return { count: 0, firstRun: null };
  const end = hours.indexOf(false, first);
  return {
    count: hours.filter(Boolean).length,
    firstRun: {
      startAt,
      hours: (end < 0 ? HOURS_AHEAD : end) - first,
      isNext: first === 0,
    },
  };
}

/** The first possible start of a booking requested now. */
export const nextFullHour = (now: Instant): Instant => instantOfMillis(Math.ceil(millisOf(now) / HOUR_MS) * HOUR_MS);
