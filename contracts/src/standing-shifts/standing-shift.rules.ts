import { BOOKING_WINDOW_DAYS } from '../booking/booking.limits.js';
import { lastBookableDay } from '../booking/requesting/booking-window.rules.js';
import { requestedPeriod } from '../booking/requesting/request.rules.js';
import { addDays, atHour, dayOf, weekdayOf } from '../kernel/calendar.js';
import type { VehicleId } from '../kernel/ids.js';
import { addMinutes, type Day, type Instant, isBefore, overlaps, type Period, type Zone } from '../kernel/time.js';
import { type Weekday, weekdays } from './standing-shift.words.js';

/** When somebody has which vehicle again and again, in local time. */
export interface StandingDays {
  readonly weekdays: readonly Weekday[];
  /** 0 to 23 */
  readonly startHour: number;
  /** elapsed hours, as of any booking: across a daylight-saving change the clocks move by one more or one less */
  readonly durationHours: number;
  readonly fromDay: Day;
  /** inclusive; null: until somebody ends it */
  readonly untilDay: Day | null;
  readonly exceptDays: readonly Day[];
}

/** One of the two names what is booked: a vehicle, or any vehicle of a type. */
export interface StandingPlan extends StandingDays {
  readonly vehicleId: VehicleId | null;
  readonly vehicleType: string | null;
}

export const MOST_EXCEPT_DAYS = 100;

/** Days that passed while nobody made bookings are told as not made, at most this long. */
export const DAYS_TOLD_LATE = 7;

/** A whole year shows every weekday of every week. */
const DAYS_SEARCHED = 366;

export const isDayOf = ({ weekdays: of, fromDay, untilDay, exceptDays }: StandingDays, day: Day): boolean =>
  day >= fromDay &&
  (untilDay === null || day <= untilDay) &&
  of.some((weekday) => weekdays.indexOf(weekday) === weekdayOf(day)) &&
  !exceptDays.includes(day);

/** The hours of one day: they may cross midnight. In an hour that is skipped it starts an hour later, in one that occurs twice at the first. */
export const hoursOn = ({ startHour, durationHours }: StandingDays, day: Day, zone: Zone): Period =>
  requestedPeriod(atHour(day, startHour, zone), durationHours);

/** The next days from this one on, at most a year ahead. */
export function nextDays(plan: StandingDays, from: Day, most: number): readonly Day[] {
  const days: Day[] = [];
  const first = from > plan.fromDay ? from : plan.fromDay;
  for (let ahead = 0; ahead < DAYS_SEARCHED && days.length < most; ahead += 1) {
    const day = addDays(first, ahead);
    if (plan.untilDay !== null && day > plan.untilDay) break;
    if (isDayOf(plan, day)) days.push(day);
  }
  return days;
}

/** Whether no day is left from this one on. */
export const isOver = (plan: StandingDays, today: Day): boolean => nextDays(plan, today, 1).length === 0;

/**
 * Days of the booking window whose hours begin after the plan was made, with those that passed lately: what has to be booked, or told as
 * not booked.
 */
export function daysInWindow(
  plan: StandingDays,
  { since, now, zone }: { readonly since: Instant; readonly now: Instant; readonly zone: Zone },
): readonly Day[] {
  const [last, earliest] = [lastBookableDay(now, zone), addDays(dayOf(now, zone), -DAYS_TOLD_LATE)];
  const until = plan.untilDay !== null && plan.untilDay < last ? plan.untilDay : last;
  return nextDays({ ...plan, untilDay: until }, earliest, DAYS_TOLD_LATE + BOOKING_WINDOW_DAYS + 1).filter(
    (day) => !isBefore(hoursOn(plan, day, zone).startAt, since),
  );
}

/** What the weekdays ask for, before any exception. */
export const hoursAWeek = ({ weekdays: of, durationHours }: StandingDays): number => of.length * durationHours;

/** Whether both stand on some day from this one on. */
export const standTogether = (plan: StandingDays, other: StandingDays, from: Day): boolean => {
  const first = [plan.fromDay, other.fromDay, from].reduce((one, day) => (day > one ? day : one));
  return [plan.untilDay, other.untilDay].every((last) => last === null || last >= first);
};

/** Two weeks show every meeting of two plans that repeat each week, once both have begun, besides days left out. */
const DAYS_COMPARED = 14;

/** The first of the plan's next days on which the other one has some of its hours, or of the turn-round between the two. */
export const firstOverlap = (
  plan: StandingDays,
  other: StandingDays,
  { from, zone, turnRoundMinutes = 0 }: { readonly from: Day; readonly zone: Zone; readonly turnRoundMinutes?: number },
): Day | undefined => {
  const held = (of: StandingDays, day: Day): Period => {
    const { startAt, endAt } = hoursOn(of, day, zone);
    return { startAt, endAt: addMinutes(endAt, turnRoundMinutes) };
  };
  const dayBeforeOther = addDays(other.fromDay, -1);
  return nextDays(plan, from > dayBeforeOther ? from : dayBeforeOther, DAYS_COMPARED).find((day) =>
    [-1, 0, 1]
      .map((apart) => addDays(day, apart))
      .some((near) => isDayOf(other, near) && overlaps(held(plan, day), held(other, near))),
  );
};

/** A booking that was made ahead, as it stands. */
export interface MadeAhead extends Period {
  readonly day: Day;
  readonly vehicleId: VehicleId;
  readonly vehicleType: string;
}

/** Whether the changed plan would make the same booking, which then stays. */
export function staysAsMade(
  { day, vehicleId, vehicleType, ...made }: MadeAhead,
  plan: StandingPlan,
  zone: Zone,
): boolean {
  const { startAt, endAt } = hoursOn(plan, day, zone);
  const isVehicle = plan.vehicleId === null ? plan.vehicleType === vehicleType : plan.vehicleId === vehicleId;
  return isDayOf(plan, day) && isVehicle && startAt === made.startAt && endAt === made.endAt;
}
