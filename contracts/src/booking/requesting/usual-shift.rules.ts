import { bookableDays } from './booking-window.rules.js';
import { requestedPeriod } from './request.rules.js';
import { type SlotFacts, stateOfStart } from './slot-states.rules.js';
import { firstWeekOverLimit, type HoursOfWeek } from './weekly-hours.rules.js';
import type { BookingStatus } from '../booking.words.js';
import { atHour, hourOf } from '../../kernel/calendar.js';
import { overlaps, type Instant, type Period, type Zone } from '../../kernel/time.js';

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
}

/** The next start of the usual shift at which a request would be accepted and the person has no other booking; null if the window has none. */
export function nextUsualStart({ startHour, durationHours }: UsualShift, facts: AgainFacts): Instant | null {
  const { now, zone, used, own } = facts;
  const starts = bookableDays(now, zone).map((on) => atHour(on, startHour, zone));
  const fits = (startAt: Instant) => {
    const period = requestedPeriod(startAt, durationHours);
    return (
      stateOfStart(period, facts) === 'available' &&
      firstWeekOverLimit(period, used, zone) === undefined &&
      !own.some((booked) => overlaps(booked, period))
    );
  };
  return starts.find(fits) ?? null;
}
