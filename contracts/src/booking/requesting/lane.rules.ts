import { touchesAdminOnlyPeriod } from './admin-only-period.rules.js';
import { firstClash } from './request.rules.js';
import { type TakenHours, type TakenState, firstTaken, takenState } from './taken-hours.rules.js';
import { withTurnRound } from './turn-round.rules.js';
import { hoursByWeek, hoursLeft, hoursUsedIn, type HoursOfWeek } from './weekly-hours.rules.js';
import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '../booking.limits.js';
import { isOutOfServiceAt, type OutOfService } from '../../fleet/out-of-service.rules.js';
import { hasPapersThroughout, type PapersEnd } from '../../fleet/papers-end.rules.js';
import { addHours, elapsedHours, HOUR_MS, instantOfMillis, isBefore, millisOf } from '../../kernel/time.js';
import { periodOf, type Instant, type Period, type Zone } from '../../kernel/time.js';

const LANE_HOURS = 24;

/** `begun`: the hour that has begun and that nothing takes; too late to book it, yet the vehicle is free. */
export type LaneState =
  | 'free'
  | 'taken'
  | Exclude<TakenState, 'booked'>
  | 'turnRound'
  | 'adminOnly'
  | 'maintenance'
  | 'unavailable'
  | 'begun';

/** Whole hours in one state. */
export interface LanePart extends Period {
  readonly state: LaneState;
  /** When the hold of held hours ends at the latest. */
  readonly offeredUntil?: Instant;
}

export interface LaneFacts {
  readonly now: Instant;
  readonly zone: Zone;
  /** May book the hours for administrators. */
  readonly isAdmin: boolean;
  readonly taken: readonly TakenHours[];
  /** Minutes for which a booking would hold the vehicle after its end. */
  readonly turnRoundMinutes?: number;
  readonly outOfService: OutOfService | null;
  /** of the vehicle; hours after it are `unavailable` */
  readonly papersEnd?: PapersEnd | null;
  /** A shift has the vehicle out now, however long ago it should have ended. */
  readonly isOut: boolean;
}

/** A day, from the full hour at or before now. */
export const lanePeriod = (now: Instant): Period =>
  periodOf(instantOfMillis(Math.floor(millisOf(now) / HOUR_MS) * HOUR_MS), LANE_HOURS);

/** What a vehicle's next hours are, in order and without holes. A booking may start in each free hour. */
export function laneOf(facts: LaneFacts): readonly LanePart[] {
  const { startAt, endAt } = lanePeriod(facts.now);
  const parts: LanePart[] = [];
  for (let at = startAt; isBefore(at, endAt); at = addHours(at, 1)) {
    const hour = periodOf(at, 1);
    const part = partOfHour(hour, facts);
    const last = parts.at(-1);
    if (last?.state === part.state && last.offeredUntil === part.offeredUntil)
      parts[parts.length - 1] = { ...last, endAt: hour.endAt };
    else parts.push(part);
  }
  return parts;
}

function partOfHour(hour: Period, facts: LaneFacts): LanePart {
  const state = stateOfHour(hour, facts);
  if (state !== 'held' && state !== 'offered') return { ...hour, state };
  const offeredUntil = firstTaken(hour, facts.taken, state)?.offeredUntil;
  return { ...hour, state, ...(offeredUntil && { offeredUntil }) };
}

function stateOfHour(hour: Period, facts: LaneFacts): LaneState {
  const { now, zone, isAdmin, taken, turnRoundMinutes = 0, outOfService, papersEnd = null, isOut } = facts;
  if (isOut && !isBefore(now, hour.startAt)) return 'taken';
  const takenAs = takenState(hour, taken);
  if (takenAs !== undefined) return takenAs === 'booked' ? 'taken' : takenAs;
  if (isOutOfServiceAt(hour.startAt, outOfService)) return outOfService.status;
  if (!hasPapersThroughout(hour, papersEnd, zone)) return 'unavailable';
  if (!isAdmin && touchesAdminOnlyPeriod(hour, zone)) return 'adminOnly';
  if (firstClash(withTurnRound(hour, turnRoundMinutes), taken) !== null) return 'turnRound';
  return isBefore(hour.startAt, now) ? 'begun' : 'free';
}

/** When a vehicle is free. */
export type NextFree =
  /** `until` is null if it stays free to the end of the lane */
  | { readonly when: 'now'; readonly until: Instant | null }
  | { readonly when: 'later'; readonly from: Instant }
  | { readonly when: 'notInLane' };

export function nextFree(lane: readonly LanePart[]): NextFree {
  const nth = lane.findIndex(({ state }) => state === 'free');
  const gap = lane[nth];
  if (gap === undefined) return { when: 'notInLane' };
  const isNow = lane.slice(0, nth).every(({ state }) => state === 'begun');
  if (!isNow) return { when: 'later', from: gap.startAt };
  return { when: 'now', until: gap === lane.at(-1) ? null : gap.endAt };
}

/**
 * The hours to offer at the start of a gap: the usual ones, cut to the gap, to what is left of each week and to the longest booking. At
 * least one, so that the dialog can say what is in the way.
 */
export function sensibleHours(gap: Period, usualHours: number, used: readonly HoursOfWeek[], zone: Zone): number {
  const most = Math.min(usualHours, Math.floor(elapsedHours(gap)), LONGEST_BOOKING_HOURS);
  for (let hours = most; hours > SHORTEST_BOOKING_HOURS; hours -= 1)
    if (fitsIntoWeeks(periodOf(gap.startAt, hours), used, zone)) return hours;
  return SHORTEST_BOOKING_HOURS;
}

const fitsIntoWeeks = (period: Period, used: readonly HoursOfWeek[], zone: Zone): boolean =>
  hoursByWeek(period, zone).every(({ weekStartsOn, hours }) => hours <= hoursLeft(hoursUsedIn(weekStartsOn, used)));
