import { isOnTheHour } from '../booking/requesting/request.rules.js';
import { LONGEST_BOOKING_HOURS } from '../booking/booking.limits.js';
import { addHours, addMinutes, elapsedHours, isBefore, type Instant, type Period, periodOf } from '../kernel/time.js';

/** How many wishes of one person wait at once. */
export const MOST_OPEN_WISHES = 5;

/** An offer leaves at least this time to answer before its start. */
export const LEAST_MINUTES_TO_ANSWER = 5;

/** Somebody waits for at least some of these hours. */
export interface WishedHours extends Period {
  readonly leastHours: number;
}

/** As a sentence without its end; undefined if the hours can be waited for. */
export function wishedHoursProblem({ startAt, endAt, leastHours }: WishedHours): string | undefined {
  if (!isOnTheHour(startAt) || !isOnTheHour(endAt)) return 'Hours to wait for begin and end on the hour';
  const hours = elapsedHours({ startAt, endAt });
  if (hours < 1 || hours > LONGEST_BOOKING_HOURS)
    return `Hours to wait for last from one hour to ${LONGEST_BOOKING_HOURS}`;
  if (!Number.isInteger(leastHours) || leastHours < 1 || leastHours > hours)
    return 'The least hours are whole hours, from one to all of them';
  return undefined;
}

const leavesTimeToAnswer = (startAt: Instant, now: Instant): boolean =>
  !isBefore(startAt, addMinutes(now, LEAST_MINUTES_TO_ANSWER));

/**
 * The bookings that would fulfil the wish, best first: the longest, and of those the earliest. Their starts leave time to answer an offer.
 */
export function bookingsWished({ startAt, endAt, leastHours }: WishedHours, now: Instant): readonly Period[] {
  const all = elapsedHours({ startAt, endAt });
  const periods: Period[] = [];
  for (let hours = all; hours >= leastHours; hours -= 1)
    for (let after = 0; after + hours <= all; after += 1) {
      const from = addHours(startAt, after);
      if (leavesTimeToAnswer(from, now)) periods.push(periodOf(from, hours));
    }
  return periods;
}

/** No booking that fulfils the wish can be offered any more. */
export const isWishOver = ({ endAt, leastHours }: WishedHours, now: Instant): boolean =>
  !leavesTimeToAnswer(addHours(endAt, -leastHours), now);
