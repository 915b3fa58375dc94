import type { Language } from '../settings/settings.rules.js';
import type { NotMadeReason } from './standing-shift.words.js';

/** For messages and screens. */
export const notMadeInWords: Readonly<Record<Language, Readonly<Record<NotMadeReason, string>>>> = {
  en: {
    VEHICLE_ALREADY_BOOKED: 'The vehicle is taken at these hours, or has too little time between two bookings.',
    VEHICLE_UNAVAILABLE: 'The vehicle is in maintenance or out of service.',
    VEHICLE_NOT_FOUND: 'There is no such vehicle in the fleet any more.',
    WEEKLY_LIMIT_EXCEEDED: 'The hours of this week are used up.',
    LICENCE_NOT_VERIFIED: 'The license is not verified.',
    PROFILE_INCOMPLETE: 'The profile is not complete.',
    ADMIN_ONLY_PERIOD: 'These hours are for administrators.',
    CANNOT_BE_BOOKED_FOR: 'The person is suspended, or may not book.',
    IN_THE_PAST: 'The shift should have begun before it could be booked.',
  },
  he: {
    VEHICLE_ALREADY_BOOKED: 'הרכב תפוס בשעות האלה, או שאין מספיק זמן בין שתי הזמנות.',
    VEHICLE_UNAVAILABLE: 'הרכב בטיפול או מושבת.',
    VEHICLE_NOT_FOUND: 'אין יותר רכב כזה בצי.',
    WEEKLY_LIMIT_EXCEEDED: 'מכסת השעות של השבוע הזה נוצלה.',
    LICENCE_NOT_VERIFIED: 'הרישיון לא מאומת.',
    PROFILE_INCOMPLETE: 'הפרופיל לא הושלם.',
    ADMIN_ONLY_PERIOD: 'השעות האלה שמורות למנהלים.',
    CANNOT_BE_BOOKED_FOR: 'החשבון מושעה או שאינו רשאי להזמין.',
    IN_THE_PAST: 'המשמרת הייתה אמורה להתחיל לפני שאפשר היה להזמין אותה.',
  },
};
