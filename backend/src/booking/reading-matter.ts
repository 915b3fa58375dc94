import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import {
  concernedBy,
  type ReadingMatter,
  type ShiftAmongOthers,
} from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { type Actor, responderIn } from '../platform/event-store/index.js';
import type { OdometerReadingContested, VehicleCheckedIn, VehicleCheckedOut } from './booking.events.js';
import { otherSideOf } from './other-side.events.js';

/** Somebody says that a reading of a booking is wrong. */
export interface Contest extends Pick<OdometerReadingContested['data'], 'step' | 'contestedBy'> {
  readonly isSettled: boolean;
}

/** Who read the odometer with the responder, or in their place. */
export interface OtherReader {
  readonly step: ReadingStep;
  readonly responderId: ResponderId;
}

/** Whom the readings of a booking name besides its responder. */
export interface NamedByReadings {
  readonly contests?: readonly Contest[];
  readonly otherReaders?: readonly OtherReader[];
}

type ReadingEvent = (VehicleCheckedIn | VehicleCheckedOut) & { readonly actor?: Actor };

/** With who read the odometer by that event. */
export function withReaders({ otherReaders = [] }: NamedByReadings, event: ReadingEvent): NamedByReadings {
  const step = event.type === 'VehicleCheckedIn' ? 'check-in' : 'check-out';
  const readers = [event.actor && responderIn(event.actor), otherSideOf(event)?.responderId];
  const added = readers.flatMap((responderId) =>
    !responderId || responderId === event.data.responderId ? [] : [{ step, responderId } as const],
  );
  return added.length > 0 ? { otherReaders: [...otherReaders, ...added] } : {};
}

export const withContest = (
  { contests = [] }: NamedByReadings,
  { step, contestedBy }: OdometerReadingContested['data'],
): NamedByReadings => ({ contests: [...contests, { step, contestedBy, isSettled: false }] });

/** Corrected or kept: that settles everything that was said of the reading until then. */
export const withSettlement = ({ contests }: NamedByReadings, step: ReadingStep): NamedByReadings =>
  contests
    ? { contests: contests.map((contest) => (contest.step === step ? { ...contest, isSettled: true } : contest)) }
    : {};

/** Contests of the reading of that step that wait for an administrator. */
export const openContests = ({ contests = [] }: NamedByReadings, step: ReadingStep): readonly Contest[] =>
  contests.filter((contest) => contest.step === step && !contest.isSettled);

/** Who had the vehicle before and after a shift; undefined for moments, until it is in the ledger. */
export type Neighbors = Omit<ShiftAmongOthers<ResponderId>, 'by'> | undefined;

export const readingMatter = (
  { responderId, contests = [], otherReaders = [] }: NamedByReadings & { readonly responderId: ResponderId },
  step: ReadingStep,
  neighbors: Neighbors,
): ReadingMatter<ResponderId> => ({
  concerned: concernedOf(responderId, step, neighbors),
  readBy: otherReaders.filter((one) => one.step === step).map((one) => one.responderId),
  contestedBy: contests.filter((one) => one.step === step).map(({ contestedBy }) => contestedBy),
});

export const concernedOf = (by: ResponderId, step: ReadingStep, neighbors: Neighbors): readonly ResponderId[] =>
  concernedBy(step, { by, before: null, after: null, isReturned: true, ...neighbors });
