import { BOOKING_WINDOW_DAYS, LONGEST_BOOKING_HOURS, WEEKLY_HOURS_LIMIT } from '../booking/booking.limits.js';
import { brokenRuleInWords, type BrokenRule } from '../booking/requesting/overriding.rules.js';
import { vehicleStatusWords, type VehicleStatus } from '../fleet/fleet.words.js';
import type { PapersEnd } from '../fleet/papers-end.rules.js';
import { paperWords } from '../fleet/service.words.js';
import { day } from '../kernel/calendar.js';
import { instant, type Day, type Instant, type Period } from '../kernel/time.js';
import { dayInWords, hoursInWords, instantInWords, periodInWords } from '../kernel/time-in-words.js';
import { invalidTransitionInWords, type InvalidTransition } from './invalid-transition.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

const examplePeriod: Period = { startAt: instant('2026-11-22T16:00Z'), endAt: instant('2026-11-22T20:00Z') };

/** About requesting and deciding bookings (docs/domain.md#requesting, docs/domain.md#lifecycle). */
export const bookingRefusals = {
  BOOKING_NOT_FOUND: withoutFacts(
    404,
    'Booking not found',
    'Booking not found. Please check the link or open it from My Bookings.',
  ),
  TEXT_NOT_FOUND: withoutFacts(
    404,
    'Text not found',
    'This text is not there any more, or never was. Please open the booking again.',
  ),
  TEXT_IN_CLEAR: withoutFacts(
    409,
    'Text still in the log',
    'This text is in an older event, which nothing can change from here. Please ask whoever runs the server to start "npm run redact", and try again.',
  ),
  PROFILE_INCOMPLETE: withoutFacts(
    403,
    'Profile incomplete',
    'Please complete your profile first, then book a vehicle.',
  ),
  LICENCE_NOT_VERIFIED: withoutFacts(
    403,
    'License not verified',
    'Your license is not verified yet. Please upload both photos and wait for an administrator to verify them.',
  ),
  VEHICLE_UNAVAILABLE: withFacts<{
    vehicleName: string;
    status: Exclude<VehicleStatus, 'available'>;
    availableFrom: Instant | null;
  }>({
    status: 409,
    title: 'Vehicle unavailable',
    detail: ({ vehicleName, status, availableFrom }, zone) =>
      `${vehicleName} cannot be used now: its status is "${vehicleStatusWords(status).label}". ` +
      (availableFrom === null
        ? 'Please choose another vehicle or ask an administrator.'
        : `It should be available from ${instantInWords(availableFrom, zone)}.`),
    example: { vehicleName: 'ALS1', status: 'maintenance', availableFrom: null },
  }),
  VEHICLE_PAPERS_EXPIRED: withFacts<{ vehicleName: string } & PapersEnd>({
    status: 409,
    title: 'Papers of the vehicle end before',
    detail: ({ vehicleName, paper, lastDay }) =>
      `The ${paperWords.en[paper]} of ${vehicleName} is not valid after ${dayInWords(lastDay)}, so it cannot be used beyond that day. ` +
      'Please ask the office, or take another vehicle.',
    example: { vehicleName: 'ALS1', paper: 'insurance', lastDay: day('2026-11-30') },
  }),
  IN_THE_PAST: withoutFacts(422, 'Start in the past', 'This start time has passed. Please choose a later one.'),
  BEYOND_BOOKING_WINDOW: withFacts<{ lastDay: Day }>({
    status: 422,
    title: 'Beyond the booking window',
    detail: ({ lastDay }) =>
      `Bookings can start at most ${BOOKING_WINDOW_DAYS} days ahead. Please choose a start up to ${dayInWords(lastDay)}.`,
    example: { lastDay: day('2026-11-26') },
  }),
  ADMIN_ONLY_PERIOD: withoutFacts(
    403,
    'Administrators only at that time',
    'Vehicle bookings are restricted to administrators from Friday 1:00 PM to Sunday 9:00 AM. Please choose other hours.',
  ),
  VEHICLE_ALREADY_BOOKED: withFacts<{
    vehicleName: string;
    taken: Period;
    /** only the turn-round between the two is missing */
    turnRoundMinutes?: number;
    nextFreeStartAt?: Instant | null;
  }>({
    status: 409,
    title: 'Vehicle already booked',
    detail: ({ vehicleName, taken, turnRoundMinutes, nextFreeStartAt }, zone) =>
      `${vehicleName} is taken on ${periodInWords(taken, zone)}` +
      (turnRoundMinutes === undefined ? '. ' : `, and needs ${turnRoundMinutes} minutes between two bookings. `) +
      (nextFreeStartAt == null
        ? 'Please choose another time or another vehicle.'
        : `The next free start is ${instantInWords(nextFreeStartAt, zone)}.`),
    example: { vehicleName: 'ALS1', taken: examplePeriod, nextFreeStartAt: instant('2026-11-22T20:00Z') },
  }),
  WEEKLY_LIMIT_EXCEEDED: withFacts<{ weekStartsOn: Day; hoursRequested: number; hoursUsed: number; hoursLeft: number }>(
    {
      status: 422,
      title: 'Weekly hours exceeded',
      detail: ({ weekStartsOn, hoursRequested, hoursUsed, hoursLeft }) =>
        `In the week of ${dayInWords(weekStartsOn)} you have booked ${hoursUsed} of ${hoursInWords(WEEKLY_HOURS_LIMIT)}, ` +
        `which leaves ${hoursInWords(hoursLeft)}; this booking needs ${hoursRequested}. ` +
        'Please choose a shorter one or another week.',
      example: { weekStartsOn: day('2026-11-22'), hoursRequested: 6, hoursUsed: 26, hoursLeft: 4 },
    },
  ),
  RULES_NOT_OVERRIDDEN: withFacts<{ broken: readonly BrokenRule[] }>({
    status: 422,
    title: 'Rules not overridden',
    detail: ({ broken }) =>
      `This booking does not keep rules about the person: ${broken.map(brokenRuleInWords).join('; ')}. ` +
      'Please override each of them and give a reason, or choose another booking.',
    example: {
      broken: [
        {
          rule: 'WEEKLY_LIMIT_EXCEEDED',
          week: { weekStartsOn: day('2026-11-22'), hoursRequested: 6, hoursUsed: 26, hoursLeft: 4 },
        },
      ],
    },
  }),
  CANNOT_BE_BOOKED_FOR: withoutFacts(
    409,
    'Nothing can be booked for them',
    'Nothing can be booked here for people who are suspended or only auditors, nor for yourself. Please choose somebody else.',
  ),
  INVALID_TRANSITION: withFacts<InvalidTransition>({
    status: 409,
    title: 'Not possible at this stage',
    detail: invalidTransitionInWords,
    example: { status: 'pending', signed: false, step: 'sign' },
  }),
  START_HAS_PASSED: withFacts<{ startAt: Instant }>({
    status: 409,
    title: 'Start has passed',
    detail: ({ startAt }, zone) =>
      `This booking should have started on ${instantInWords(startAt, zone)}, so it can no longer be approved. Please reject it.`,
    example: { startAt: examplePeriod.startAt },
  }),
  NOTHING_CHANGED: withoutFacts(
    422,
    'Nothing changed',
    'This is what the booking says already. Please choose another vehicle, other hours or another purpose.',
  ),
  SHIFT_HAS_BEGUN: withoutFacts(
    409,
    'Shift has begun',
    'The vehicle is out on this booking, so only its end and its purpose can change. The vehicle and the start stay as they are.',
  ),
  END_IN_THE_PAST: withoutFacts(422, 'End in the past', 'This end has passed. Please choose a later one.'),
  TOO_LATE_FOR_APPROVAL: withFacts<{ startAt: Instant }>({
    status: 409,
    title: 'Too late for approval',
    detail: ({ startAt }, zone) =>
      `This change needs approval, but the booking started on ${instantInWords(startAt, zone)}. ` +
      'Please stay within the hours that were approved, choose a start that is still ahead, or ask an administrator.',
    example: { startAt: examplePeriod.startAt },
  }),
  LONGEST_BOOKING_REACHED: withFacts<{ endsBy: Instant }>({
    status: 422,
    title: 'Longest booking reached',
    detail: ({ endsBy }, zone) =>
      `A booking lasts at most ${hoursInWords(LONGEST_BOOKING_HOURS)}, so this one ends by ${instantInWords(endsBy, zone)}.`,
    example: { endsBy: instant('2026-11-23T16:00Z') },
  }),
  EXTENSION_NEEDS_APPROVAL: withFacts<{ hours: number }>({
    status: 403,
    title: 'Extension needs approval',
    detail: ({ hours }) =>
      (hours === 0
        ? 'Every extension needs the approval of an administrator.'
        : `Without the approval of an administrator you can extend a booking by up to ${hoursInWords(hours)} at once.`) +
      ' Please ask for the extension, and an administrator will decide on it.',
    example: { hours: 2 },
  }),
  EXTENSION_WAITS: withFacts<{ until: Instant }>({
    status: 409,
    title: 'Extension waits for approval',
    detail: ({ until }, zone) =>
      `An extension until ${instantInWords(until, zone)} already waits for an administrator. Withdraw it first to ask for other hours.`,
    example: { until: instant('2026-11-23T23:00Z') },
  }),
  NO_EXTENSION_WAITS: withoutFacts(
    409,
    'No extension waits',
    'No extension of this booking waits for approval. It may have been decided on or withdrawn in between. Please look at the booking again.',
  ),
  NEXT_BOOKING_IN_THE_WAY: withFacts<{ vehicleName: string; startsAt: Instant; turnRoundMinutes?: number }>({
    status: 409,
    title: 'Next booking in the way',
    detail: ({ vehicleName, startsAt, turnRoundMinutes }, zone) =>
      `${vehicleName} is booked from ${instantInWords(startsAt, zone)}, so you can have it until ` +
      (turnRoundMinutes === undefined ? 'then at most.' : `${turnRoundMinutes} minutes before then at most.`),
    example: { vehicleName: 'ALS1', startsAt: examplePeriod.endAt },
  }),
  BOOKING_CHANGED_MEANWHILE: withoutFacts(
    409,
    'Booking changed',
    'Someone else changed this booking at the same moment. Please check it and repeat the step if it is still needed.',
  ),
};
