import type { Language } from '../settings/settings.rules.js';

/** Why the system ended a booking. Stored in events: never rename. */
export const releaseReasons = ['not-checked-in', 'vehicle-not-available', 'not-decided'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

/** What keeps an administrator from reinstating a released booking that has not ended: codes of refusals. */
export const reinstateObstacles = [
  'VEHICLE_NOT_FOUND',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PAPERS_EXPIRED',
  'VEHICLE_ALREADY_BOOKED',
  'WEEKLY_LIMIT_EXCEEDED',
] as const;
export type ReinstateObstacle = (typeof reinstateObstacles)[number];

export const releaseInWords: Readonly<Record<Language, Readonly<Record<ReleaseReason, string>>>> = {
  en: {
    'not-checked-in': 'Not checked in on time, so the hours are free for others',
    'vehicle-not-available': 'The vehicle could not be handed over in time, so there was no shift',
    'not-decided': 'Not decided before the start',
  },
  he: {
    'not-checked-in': 'קבלת הרכב לא בוצעה בזמן, ולכן השעות פנויות לאחרים',
    'vehicle-not-available': 'לא היה אפשר למסור את הרכב בזמן, ולכן התורנות לא התקיימה',
    'not-decided': 'לא התקבלה החלטה לפני שעת ההתחלה',
  },
};
