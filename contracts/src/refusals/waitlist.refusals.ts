import { instant, type Period } from '../kernel/time.js';
import { periodInWords } from '../kernel/time-in-words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

const hours: Period = { startAt: instant('2026-11-22T16:00Z'), endAt: instant('2026-11-22T20:00Z') };

/** About waiting for hours that are taken (docs/domain.md#waiting-for-taken-hours). */
export const waitlistRefusals = {
  WISH_NOT_FOUND: withoutFacts(
    404,
    'Not on the waitlist',
    'You are not waiting for these hours any more. Please look at what you wait for in My Bookings.',
  ),
  HOURS_ARE_FREE: withFacts<{ vehicleName: string; free: Period }>({
    status: 409,
    title: 'Hours are free',
    detail: ({ vehicleName, free }, zone) =>
      `${vehicleName} is free on ${periodInWords(free, zone)}. There is nothing to wait for: please book these hours.`,
    example: { vehicleName: 'ALS1', free: hours },
  }),
  ALREADY_WAITING: withFacts<{ vehicleName: string; wished: Period }>({
    status: 409,
    title: 'Already waiting',
    detail: ({ vehicleName, wished }, zone) =>
      `You already wait for ${vehicleName} on ${periodInWords(wished, zone)}. Leave the waitlist there first to wait for other hours.`,
    example: { vehicleName: 'ALS1', wished: hours },
  }),
  TOO_MANY_WISHES: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many at once',
    detail: ({ most }) =>
      `You already wait for ${most} vehicles, the most at a time. Please stop waiting for one first.`,
    example: { most: 5 },
  }),
  OFFER_ENDED: withoutFacts(
    409,
    'Offer ended',
    'These hours are no longer held for you: the time to answer is over, or the offer was already answered. Please look at what is free now.',
  ),
};
