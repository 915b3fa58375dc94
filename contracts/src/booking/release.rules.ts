import { addHours, addMinutes, elapsedHours, isBefore, laterOf, type Instant, type Period } from '../kernel/time.js';
import type { BookingStatus } from './booking.words.js';
import type { ReleaseReason } from './release.words.js';

/** Minutes after the start at which an approved booking that nobody checked in is released; 0 never does so before its end. */
export const noShowRelease = { never: 0, most: 24 * 60, usual: 60 } as const;

export const noShowReleaseProblem = (minutesAfter: unknown): string | undefined =>
  Number.isInteger(minutesAfter) &&
  (minutesAfter as number) >= noShowRelease.never &&
  (minutesAfter as number) <= noShowRelease.most
    ? undefined
    : `A booking must be released ${noShowRelease.never} to ${noShowRelease.most} whole minutes after its start`;

export interface ReleasableBooking extends Period {
  readonly status: BookingStatus;
  /** an administrator gave it back to its responder, who gets the full time again */
  readonly reinstatedAt?: Instant | null;
}

export interface Release {
  readonly releasedBecause: ReleaseReason;
  readonly dueAt: Instant;
}

/** What keeps a responder from checking in who has come. */
export interface Handover {
  /** another shift has the vehicle, or it is out of service */
  readonly isVehicleAway: boolean;
  /** when the last shift of another booking, or the last time out of service, ended; null: there was none */
  readonly vehicleBackAt: Instant | null;
}

/**
 * When the system ends a booking whose shift does not begin (docs/domain.md#shifts-that-never-begin), if its status lets it.
 * Nobody can approve a request after its start, nor check a booking in after its end. The time for the check-in runs only while the
 * vehicle is there; who did not get all of it missed nothing.
 */
export function releaseOf(
  booking: ReleasableBooking,
  releasedMinutesAfter: number,
  { isVehicleAway, vehicleBackAt }: Handover,
): Release | null {
  const { status, startAt, endAt } = booking;
  if (status === 'pending') return { releasedBecause: 'not-decided', dueAt: startAt };
  if (status !== 'approved') return null;
  const from = laterOf(promisedFrom(booking), vehicleBackAt ?? startAt);
  const dueAt = addMinutes(from, releasedMinutesAfter);
  const waitsForEnd = isVehicleAway || releasedMinutesAfter === noShowRelease.never || isBefore(endAt, dueAt);
  if (!waitsForEnd) return { releasedBecause: 'not-checked-in', dueAt };
  const enough = addMinutes(from, releasedMinutesAfter || noShowRelease.usual);
  const wasThere = !isVehicleAway && (from === promisedFrom(booking) || !isBefore(endAt, enough));
  return { releasedBecause: wasThere ? 'not-checked-in' : 'vehicle-not-available', dueAt: endAt };
}

const promisedFrom = ({ startAt, reinstatedAt }: ReleasableBooking): Instant =>
  reinstatedAt ? laterOf(startAt, reinstatedAt) : startAt;

/**
 * When responder and office are warned of the release: halfway through the time for the check-in. Null where there is nothing to warn
 * of, since bookings are never released before their end or the vehicle is not there.
 */
export function warningAt(
  booking: ReleasableBooking,
  releasedMinutesAfter: number,
  handover: Handover,
): Instant | null {
  const release = releaseOf(booking, releasedMinutesAfter, handover);
  const isWarned = releasedMinutesAfter !== noShowRelease.never && !handover.isVehicleAway;
  if (!isWarned || booking.status !== 'approved' || !release) return null;
  const from = laterOf(promisedFrom(booking), handover.vehicleBackAt ?? booking.startAt);
  return addHours(from, elapsedHours({ startAt: from, endAt: release.dueAt }) / 2);
}

/** A request may be approved at the very minute of its start, so both kinds are due only after their time. */
export const isDue = ({ dueAt }: Release, now: Instant): boolean => isBefore(dueAt, now);

/** A day after the end nobody can act on the message. So the first run after an upgrade sends none about the past. */
export const isWorthTelling = (endAt: Instant, now: Instant): boolean => isBefore(now, addMinutes(endAt, 24 * 60));
