import type { DamagePlace } from '../booking/shift/damage-places.words.js';
import type { DamageArea } from '../booking/shift/damage.words.js';
import type { BookingId, DamageId, DefectId, ResponderId } from '../kernel/ids.js';
import type { Instant, Period } from '../kernel/time.js';

/** Where on the vehicle something is. */
export interface Spot {
  readonly area: DamageArea;
  /** null: not on the drawing, or reported before there was one */
  readonly place: DamagePlace | null;
}

export interface SpottedDamage extends Spot {
  readonly damageId: DamageId;
}

/** Who had the vehicle, with the readings as corrected. A shift without a reading at its end was cancelled, or is under way. */
export interface HeldShift {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly takenAt: Instant;
  readonly endedAt: Instant | null;
  readonly checkInKm: number;
  readonly checkOutKm: number | null;
}

/** In the order in which those of one booking come about. At `unfit` a check-in found something critical, and no shift began. */
export const lookSteps = ['unfit', 'check-in', 'shift', 'check-out', 'seen'] as const;
export type LookStep = (typeof lookSteps)[number];

/**
 * What somebody said about the vehicle at a step. During the shift, and where it was found unfit, nobody looks at the whole vehicle, and
 * who reports what they `seen` at a vehicle has no shift.
 */
export interface Look {
  readonly at: Instant;
  readonly step: LookStep;
  /** null: seen by somebody without a shift */
  readonly bookingId: BookingId | null;
  readonly responderId: ResponderId;
  /** who took the vehicle over in the same step, and saw the same; null where one person looked alone */
  readonly withResponderId: ResponderId | null;
  /** the administrator who looked at the return in the place of the responder; null where the responder did */
  readonly byOffice: ResponderId | null;
  /** what nobody had reported before */
  readonly reported: readonly SpottedDamage[];
  /** known damage that was seen again */
  readonly confirmed: readonly DamageId[];
  /** words about damage that may be anywhere on the vehicle */
  readonly hasWords: boolean;
}

/** What somebody reported seeing at the vehicle. */
export interface Sighting extends Spot {
  readonly defectId: DefectId;
  readonly at: Instant;
  readonly responderId: ResponderId;
  /** what is reported there later is other damage; null: it stands */
  readonly fixedAt: Instant | null;
  /** who said that there is nothing; null: nobody */
  readonly declinedBy: ResponderId | null;
}

/** Of one vehicle, up to the first report at least, in any order. */
export interface DamageHistory {
  readonly shifts: readonly HeldShift[];
  readonly looks: readonly Look[];
  readonly sightings: readonly Sighting[];
  /** reports that an administrator settled as no damage: they saw nothing */
  readonly notDamage: ReadonlySet<DamageId>;
}

/** A shift and its part of the bracket. */
export interface Holding extends Period {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  /** driven in the whole shift; null if it did not end within the bracket, or without a reading */
  readonly drivenKm: number | null;
}

/** Between which looks damage came about, and who had the vehicle in between. */
export interface Bracket {
  /** null: nobody looked before, or nobody found the spot clean */
  readonly lastClean: Look | null;
  readonly firstSeen: Look;
  /**
   * What was seen there and stood when the damage was reported, in its order. The first of the same place ends the bracket; of damage whose place
   * is not known, what was seen in its area since the last clean look ends nothing.
   */
  readonly sightings: readonly Sighting[];
  /** In the order of the shifts. */
  readonly held: readonly Holding[];
  /** milliseconds, in which nobody held the vehicle */
  readonly unheldMillis: number;
  /** kilometers between the shifts, which nobody accounts for */
  readonly unaccountedKm: number;
}
