import { bookableDays } from './booking-window.rules.js';
import { requestedPeriod } from './request.rules.js';
import { type SlotFacts, stateOfStart } from './slot-states.rules.js';
import { firstTaken, type TakenState } from './taken-hours.rules.js';
import { firstWeekOverLimit, type HoursOfWeek } from './weekly-hours.rules.js';
import type { BookingStatus } from '../booking.words.js';
import { atHour, hourOf } from '../../kernel/calendar.js';
import { isBefore, overlaps, type Instant, type Period, type Zone } from '../../kernel/time.js';

/** A booking of the person, as far as habits show in it. */
export interface BookedBefore extends Period {
  readonly vehicleId: string;
  readonly durationHours: number;
  readonly purpose: string;
  readonly status: BookingStatus;
}

export interface UsualShift {
  readonly vehicleId: string;
  /** local */
  readonly startHour: number;
  readonly durationHours: number;
  readonly purpose: string;
}

/** Habits change: older bookings say little. */
const LATEST = 10;
const PURPOSES_OFFERED = 3;

const latestFirst = (bookings: readonly BookedBefore[]): readonly BookedBefore[] =>
  [...bookings].sort((one, other) => other.startAt.localeCompare(one.startAt));

/**
 * The vehicle, local start hour and duration that occur most often among the latest bookings; of several, those of the latest booking.
 * Rejected and cancelled ones do not count. Undefined for a person without bookings.
 */
export function usualShift(bookings: readonly BookedBefore[], zone: Zone): UsualShift | undefined {
  const shifts = latestFirst(bookings)
    .filter(({ status }) => status !== 'rejected' && status !== 'cancelled')
    .slice(0, LATEST)
    .map(({ vehicleId, startAt, durationHours, purpose }) => ({
      vehicleId,
      startHour: hourOf(startAt, zone),
      durationHours,
      purpose,
    }));
  const timesOf = (shift: UsualShift) => shifts.filter((other) => isSameShift(shift, other)).length;
  const most = Math.max(...shifts.map(timesOf));
  return shifts.find((shift) => timesOf(shift) === most);
}

const isSameShift = (one: UsualShift, other: UsualShift): boolean =>
  one.vehicleId === other.vehicleId && one.startHour === other.startHour && one.durationHours === other.durationHours;

/** The person's latest different purposes, at most three. */
export const latestPurposes = (bookings: readonly BookedBefore[]): readonly string[] =>
  [...new Set(latestFirst(bookings).map(({ purpose }) => purpose.trim()))].filter(Boolean).slice(0, PURPOSES_OFFERED);

interface AgainFacts extends SlotFacts {
  /** Hours booked by week. */
  readonly used: readonly HoursOfWeek[];
  /** Hours of the person's bookings, of any vehicle. */
  readonly own: readonly Period[];
  /** Hours that are offered to the person, of any vehicle. */
  readonly offered?: readonly Period[];
}

/** The next start of the usual shift at which a request would be accepted and the person has nothing else; null if the window has none. */
export const nextUsualStart = (usual: UsualShift, facts: AgainFacts): Instant | null =>
  startsOf(usual, facts).find(
    (period) =>
      stateOfStart(period, facts) === 'available' && !facts.offered?.some((offered) => overlaps(offered, period)),
  )?.startAt ?? null;

/** Hours of the usual shift that are not yet lost: offered to the person, held for somebody, or asked for by an extension. */
export interface OpenUsual extends Period {
  readonly state: Exclude<TakenState, 'booked'>;
  readonly offeredUntil: Instant | null;
}

/** The first such hours before the next start; undefined if there are none. */
export function openUsual(usual: UsualShift, facts: AgainFacts): OpenUsual | undefined {
  const next = nextUsualStart(usual, facts);
  for (const period of startsOf(usual, facts)) {
    if (next !== null && !isBefore(period.startAt, next)) return undefined;
    const state = stateOfStart(period, facts);
    if (state === 'offered' || state === 'held' || state === 'asked')
      return { ...period, state, offeredUntil: firstTaken(period, facts.taken, state)?.offeredUntil ?? null };
  }
  return undefined;
}

/** The usual hours on each day of the window on which the person may have them. */
const startsOf = ({ startHour, durationHours }: UsualShift, { now, zone, used, own }: AgainFacts): readonly Period[] =>
  bookableDays(now, zone)
    .map((on) => requestedPeriod(atHour(on, startHour, zone), durationHours))
    .filter(
      (period) =>
        firstWeekOverLimit(period, used, zone) === undefined && !own.some((booked) => overlaps(booked, period)),
    );
