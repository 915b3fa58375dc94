import { addHours, addMinutes, earlierOf, isBefore, type Instant } from '../kernel/time.js';

/** For how many minutes offered hours are held, and for how many if they start soon. */
export const holdMinutes = { fewest: 5, most: 240, usual: 30, usualShort: 10 } as const;

export const holdMinutesProblem = (minutes: unknown): string | undefined =>
  Number.isInteger(minutes) && (minutes as number) >= holdMinutes.fewest && (minutes as number) <= holdMinutes.most
    ? undefined
    : `Offered hours must be held for ${holdMinutes.fewest} to ${holdMinutes.most} whole minutes`;

const SOON_HOURS = 2;

export interface HoldSettings {
  readonly waitlistHoldMinutes: number;
  /** for hours that start within two hours */
  readonly waitlistShortHoldMinutes: number;
}

/** Until when offered hours are held: never beyond their start, since nobody can request them then. */
export const holdEndsAt = (startAt: Instant, now: Instant, settings: HoldSettings): Instant => {
  const isSoon = isBefore(startAt, addHours(now, SOON_HOURS));
  const minutes = isSoon ? settings.waitlistShortHoldMinutes : settings.waitlistHoldMinutes;
  return earlierOf(addMinutes(now, minutes), startAt);
};
