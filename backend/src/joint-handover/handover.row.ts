import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { Answered } from '../booking/commands/answered-checklist.decision.js';
import type { BookingId, Day, HandoverId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';

/** A checklist, as it was answered at the vehicle. */
export type CheckedTogether = Answered & {
  /** the day on which it was answered */
  readonly today: Day;
};

/** What the outgoing responder read and saw, with the incoming one beside them. */
export interface WalkRound {
  readonly mileageKm: number;
  /** that it was asked back; undefined if the caller does not ask */
  readonly mileageConfirmed?: boolean | undefined;
  /** the last reading that it was compared with; undefined if the caller does not say */
  readonly mileageConfirmedBeside?: number | undefined;
  readonly fuelPercent: number;
  readonly checklist: readonly CheckInItem[];
  /** left out if the form only ticks */
  readonly checked?: CheckedTogether;
  /** the checklist of the return, which the outgoing responder answered; left out if none was asked */
  readonly atReturn?: CheckedTogether;
  readonly damageReports: readonly DamageReport[];
  readonly noDamageConfirmed: boolean;
  readonly notes: string | null;
}

/** Nothing has happened yet: a code that waits for the incoming responder. */
export interface OpenHandover {
  readonly handoverId: HandoverId;
  /** of the outgoing booking and its responder */
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly walkRound: WalkRound;
  readonly madeAt: Instant;
  /** the incoming booking whose responder opened the code first */
  readonly openedFor: BookingId | null;
}
