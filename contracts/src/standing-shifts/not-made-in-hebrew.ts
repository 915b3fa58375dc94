import type { NotMadeReason } from './standing-shift.words.js';

/** For messages and screens. A page loads one language alone. */
export const notMadeInHebrew: Readonly<Record<NotMadeReason, string>> = {
  VEHICLE_ALREADY_BOOKED: 'הרכב תפוס, אולי בהזמנה של אותו אדם, או שאין מספיק זמן בין שתי הזמנות.',
  VEHICLE_UNAVAILABLE: 'הרכב בתחזוקה או מושבת.',
  VEHICLE_PAPERS_EXPIRED: 'הביטוח, הטסט או רישיון הרכב פגים לפני סוף השעות האלה.',
  VEHICLE_NOT_FOUND: 'אין יותר רכב כזה בצי.',
  WEEKLY_LIMIT_EXCEEDED: 'מכסת השעות של השבוע הזה נוצלה.',
  LICENCE_NOT_VERIFIED: 'הרישיון לא מאומת.',
  PROFILE_INCOMPLETE: 'הפרופיל לא הושלם.',
  ADMIN_ONLY_PERIOD: 'השעות האלה שמורות למנהלים.',
  CANNOT_BE_BOOKED_FOR: 'החשבון מושעה או שאינו רשאי להזמין.',
  IN_THE_PAST: 'שעת ההתחלה עברה לפני שאפשר היה להזמין את היום.',
};
