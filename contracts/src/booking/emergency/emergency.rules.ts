import { LONGEST_BOOKING_HOURS } from '../booking.limits.js';
import { firstClash } from '../requesting/request.rules.js';
import { type TakenPeriod, turnRoundBetween, withTurnRound } from '../requesting/turn-round.rules.js';
import { addHours, type Instant, isBefore, type Period, periodOf } from '../../kernel/time.js';

/** What an administrator found an emergency take to be. Stored in events: never rename. */
export const emergencyFindings = ['accepted', 'misuse'] as const;
export type EmergencyFinding = (typeof emergencyFindings)[number];

export const emergencyFindingInWords: Readonly<Record<'en' | 'he', Readonly<Record<EmergencyFinding, string>>>> = {
  en: { accepted: 'Accepted', misuse: 'Misuse' },
  he: { accepted: 'התקבלה', misuse: 'שימוש לרעה' },
};

/** `due` until an administrator has reviewed it. */
export const emergencyReviews = ['due', ...emergencyFindings] as const;
export type EmergencyReview = (typeof emergencyReviews)[number];

export const emergencyReviewInWords: Readonly<Record<'en' | 'he', Readonly<Record<EmergencyReview, string>>>> = {
  en: { ...emergencyFindingInWords.en, due: 'Review due' },
  he: { ...emergencyFindingInWords.he, due: 'ממתינה לבדיקה' },
};

export const EMERGENCY_REVIEW_HOURS = 24;

export const reviewDueAt = (takenAt: Instant): Instant => addHours(takenAt, EMERGENCY_REVIEW_HOURS);

export const isReviewOverdue = (takenAt: Instant, now: Instant): boolean => !isBefore(now, reviewDueAt(takenAt));

/** Where a review stands at a moment: `overdue` once it is due and was not made in time. */
export const reviewStanding = (review: EmergencyReview, takenAt: Instant, now: Instant): EmergencyReview | 'overdue' =>
  review === 'due' && isReviewOverdue(takenAt, now) ? 'overdue' : review;

/** Misuse needs a reason; for an accepted take it is optional. Refused with MISUSE_NEEDS_NOTE. */
export const saysWhy = (finding: EmergencyFinding, note: string | null): boolean =>
  finding === 'accepted' || note !== null;

/** What stands in the way of taking a vehicle now, for whole hours from this moment. */
export interface HoursInTheWay {
  readonly taken: Period;
  /** only the turn-round between the two is missing */
  readonly turnRoundMinutes?: number;
  /** the longest free time from now, in whole hours */
  readonly freeHours: number;
}

/** Undefined if the hours are free, with the vehicle's turn-round. Refused with EMERGENCY_HOURS_TAKEN. */
export function hoursInTheWay(
  now: Instant,
  hours: number,
  { taken, turnRoundMinutes }: { readonly taken: readonly TakenPeriod[]; readonly turnRoundMinutes: number },
): HoursInTheWay | undefined {
  const held = withTurnRound(periodOf(now, hours), turnRoundMinutes);
  const clash = firstClash(held, taken);
  if (!clash) return undefined;
  const missing = turnRoundBetween(held, clash);
  return {
    taken: { startAt: clash.startAt, endAt: clash.endAt },
    ...(missing !== undefined && { turnRoundMinutes: missing }),
    freeHours: freeHoursFrom(now, { taken, turnRoundMinutes }),
  };
}

/** In how many whole hours from now the vehicle is free, at most those of the longest booking. */
export function freeHoursFrom(
  now: Instant,
  { taken, turnRoundMinutes }: { readonly taken: readonly TakenPeriod[]; readonly turnRoundMinutes: number },
): number {
  let hours = 0;
  while (
    hours < LONGEST_BOOKING_HOURS &&
    firstClash(withTurnRound(periodOf(now, hours + 1), turnRoundMinutes), taken) === null
  )
    hours += 1;
  return hours;
}
