import type { NotMadeReason } from './standing-shift.words.js';

/** For messages and screens. A page loads one language alone. */
export const notMadeInEnglish: Readonly<Record<NotMadeReason, string>> = {
  VEHICLE_ALREADY_BOOKED:
    'The vehicle is taken, perhaps by the person’s own booking, or lacks the time between two bookings.',
  VEHICLE_UNAVAILABLE: 'The vehicle is in maintenance or out of service.',
  VEHICLE_PAPERS_EXPIRED: 'Insurance, yearly test or license of the vehicle ends before these hours do.',
  VEHICLE_NOT_FOUND: 'There is no such vehicle in the fleet any more.',
  WEEKLY_LIMIT_EXCEEDED: 'The hours of this week are used up.',
  LICENCE_NOT_VERIFIED: 'The license is not verified.',
  PROFILE_INCOMPLETE: 'The profile is not complete.',
  ADMIN_ONLY_PERIOD: 'These hours are for administrators.',
  CANNOT_BE_BOOKED_FOR: 'The person is suspended, or may not book.',
  IN_THE_PAST: 'The start had passed before the day could be booked.',
};
