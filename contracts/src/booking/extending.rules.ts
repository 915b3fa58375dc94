import { LONGEST_BOOKING_HOURS } from './booking.limits.js';
import { hasEnded } from './booking-times.rules.js';
import { touchesAdminOnlyPeriod } from './requesting/admin-only-period.rules.js';
import { firstClash } from './requesting/request.rules.js';
import { type TakenPeriod, withTurnRound } from './requesting/turn-round.rules.js';
import { firstWeekOverLimit, type HoursOfWeek, type WeekOverLimit } from './requesting/weekly-hours.rules.js';
import { hasPapersThroughout, type PapersEnd } from '../fleet/papers-end.rules.js';
import { addHours, isBefore, type Instant, type Period, periodOf, type Zone } from '../kernel/time.js';

/** Up to how many hours at once a responder extends a booking without approval; with 0 never. */
export const extensionHours = { never: 0, most: LONGEST_BOOKING_HOURS - 1, usual: 2 } as const;

export const extensionHoursProblem = (hours: unknown): string | undefined =>
  Number.isInteger(hours) && (hours as number) >= extensionHours.never && (hours as number) <= extensionHours.most
    ? undefined
    : `A booking can be extended without approval by ${extensionHours.never} to ${extensionHours.most} whole hours at once`;

/** Why a request for an extension ended without one. Stored in events: never rename. */
export const extensionEndReasons = [
  'rejected',
  'withdrawn',
  'not-decided',
  'changed',
  'checked-out',
  'cancelled',
  'released',
  'handed-on',
] as const;
export type ExtensionEndReason = (typeof extensionEndReasons)[number];

export const extensionEndInWords: Readonly<Record<'en' | 'he', Readonly<Record<ExtensionEndReason, string>>>> = {
  en: {
    rejected: 'An administrator rejected it',
    withdrawn: 'The responder withdrew it',
    'not-decided': 'Nobody decided on it in time',
    changed: 'The booking was changed',
    'checked-out': 'The vehicle was returned',
    cancelled: 'The booking was cancelled',
    released: 'The booking was released',
    'handed-on': 'The booking was handed on to a colleague',
  },
  he: {
    rejected: 'מנהל דחה אותה',
    withdrawn: 'המתנדב ביטל אותה',
    'not-decided': 'לא התקבלה החלטה בזמן',
    changed: 'ההזמנה שונתה',
    'checked-out': 'הרכב הוחזר',
    cancelled: 'ההזמנה בוטלה',
    released: 'ההזמנה שוחררה',
    'handed-on': 'ההזמנה עברה למתנדב אחר',
  },
};

/** Whether an administrator has to approve this many hours at once. */
export const needsApproval = (hours: number, withoutApproval: number): boolean => hours > withoutApproval;

/** The hours that an extension adds. */
export const addedHours = ({ endAt }: Period, hours: number): Period => periodOf(endAt, hours);

/** What is not known stands in no way; the server knows all of it. */
export interface ExtensionCircumstances {
  readonly now: Instant;
  readonly zone: Zone;
  readonly administers: boolean;
  readonly vehicleName: string;
  readonly withoutApproval?: number | undefined;
  /** the responder agrees to wait for an administrator where that is needed */
  readonly mayWait?: boolean | undefined;
  /** until when the responder has asked for the booking already */
  readonly askedUntil?: Instant | null | undefined;
  /** hours of the vehicle held by others */
  readonly taken?: readonly TakenPeriod[] | undefined;
  /** minutes for which the vehicle is held after the new end */
  readonly turnRoundMinutes?: number | undefined;
  /** the paper of the vehicle that ends first */
  readonly papersEnd?: PapersEnd | null | undefined;
  /** the responder's hours, with those of the booking */
  readonly hoursBooked?: readonly HoursOfWeek[] | undefined;
}

/** What stands in the way of an extension: the code of the server's refusal, and its facts. */
export type ExtensionObstacle =
  | { readonly code: 'END_IN_THE_PAST' | 'ADMIN_ONLY_PERIOD'; readonly facts: undefined }
  | { readonly code: 'EXTENSION_WAITS'; readonly facts: { readonly until: Instant } }
  | { readonly code: 'VEHICLE_PAPERS_EXPIRED'; readonly facts: { readonly vehicleName: string } & PapersEnd }
  | { readonly code: 'LONGEST_BOOKING_REACHED'; readonly facts: { readonly endsBy: Instant } }
  | { readonly code: 'EXTENSION_NEEDS_APPROVAL'; readonly facts: { readonly hours: number } }
  | {
      readonly code: 'NEXT_BOOKING_IN_THE_WAY';
      /** with the turn-round of the vehicle, if it has one */
      readonly facts: { readonly vehicleName: string; readonly startsAt: Instant; readonly turnRoundMinutes?: number };
    }
  | { readonly code: 'WEEKLY_LIMIT_EXCEEDED'; readonly facts: WeekOverLimit };

/**
 * The first rule that stands in the way of this many more hours (docs/domain.md#extending), or null. Only the added hours are judged:
 * the others were agreed to. The server refuses by it, and screens ask it before they offer the hours.
 */
export function obstacleToExtension(
  period: Period,
  hours: number,
  {
    now,
    zone,
    administers,
    vehicleName,
    withoutApproval,
    mayWait = false,
    askedUntil = null,
    taken = [],
    turnRoundMinutes = 0,
    papersEnd = null,
    hoursBooked = [],
  }: ExtensionCircumstances,
): ExtensionObstacle | null {
  if (askedUntil !== null) return { code: 'EXTENSION_WAITS', facts: { until: askedUntil } };
  const added = addedHours(period, hours);
  const endsBy = addHours(period.startAt, LONGEST_BOOKING_HOURS);
  if (isBefore(endsBy, added.endAt)) return { code: 'LONGEST_BOOKING_REACHED', facts: { endsBy } };
  if (hasEnded(added.endAt, now)) return { code: 'END_IN_THE_PAST', facts: undefined };
  if (papersEnd !== null && !hasPapersThroughout(added, papersEnd, zone))
    return { code: 'VEHICLE_PAPERS_EXPIRED', facts: { vehicleName, ...papersEnd } };
  if (withoutApproval !== undefined && !mayWait && needsApproval(hours, withoutApproval))
    return { code: 'EXTENSION_NEEDS_APPROVAL', facts: { hours: withoutApproval } };
  if (!administers && touchesAdminOnlyPeriod(added, zone)) return { code: 'ADMIN_ONLY_PERIOD', facts: undefined };
  // the turn-round of the booking itself moves with its end
  const later = taken.filter(({ startAt }) => !isBefore(startAt, period.endAt));
  const next = firstClash(withTurnRound(added, turnRoundMinutes), later);
  if (next) {
    const facts = { vehicleName, startsAt: next.startAt, ...(turnRoundMinutes > 0 && { turnRoundMinutes }) };
    return { code: 'NEXT_BOOKING_IN_THE_WAY', facts };
  }
  const week = firstWeekOverLimit(added, hoursBooked, zone);
  return week ? { code: 'WEEKLY_LIMIT_EXCEEDED', facts: week } : null;
}

/** The numbers of hours that nothing known stands in the way of. For an overdue shift, the first may have passed already. */
export function hoursToExtend(period: Period, circumstances: ExtensionCircumstances): readonly number[] {
  const isPossible = (hours: number) => obstacleToExtension(period, hours, circumstances) === null;
  return Array.from({ length: extensionHours.most }, (_, nth) => nth + 1).filter(isPossible);
}
