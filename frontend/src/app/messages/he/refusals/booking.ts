import { BOOKING_WINDOW_DAYS, WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import type { bookingRefusals } from '@rigbook/contracts/refusals/booking.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { bookVehicle } from '../book-vehicle.js';
import { invalidTransition } from './invalid-transition.js';

const rounded = (hours: number): number => Number(hours.toFixed(2));

export const booking: SentencesFor<keyof typeof bookingRefusals> = {
  BOOKING_NOT_FOUND: 'ההזמנה לא נמצאה. יש לבדוק את הקישור, או לפתוח אותה מ״ההזמנות שלי״.',
  PROFILE_INCOMPLETE: 'יש להשלים קודם את הפרופיל, ואז להזמין רכב.',
  LICENCE_NOT_VERIFIED: 'רישיון הנהיגה שלך עדיין לא אומת. יש להעלות תמונות של שני צדי הרישיון ולחכות שמנהל יאמת אותן.',
  VEHICLE_UNAVAILABLE: ({ vehicleName, status, availableFrom }, { text, times }) =>
    `אי אפשר להשתמש כרגע ברכב ${isolated(vehicleName)}. מצבו: ${text(`vehicleStatus.${status}`)}. ` +
    (availableFrom === null
      ? 'יש לבחור רכב אחר או לפנות למנהל.'
      : `הוא צפוי להתפנות: ${times.instantInSentence(availableFrom)}.`),
  IN_THE_PAST: 'שעת ההתחלה הזאת כבר עברה. יש לבחור שעה מאוחרת יותר.',
  BEYOND_BOOKING_WINDOW: ({ lastDay }, { times }) =>
    `הזמנה יכולה להתחיל לכל היותר ${BOOKING_WINDOW_DAYS} ימים מראש. יש לבחור התחלה עד ${times.date(lastDay)}.`,
  ADMIN_ONLY_PERIOD: `${bookVehicle['book.adminOnly']} יש לבחור שעות מחוץ לזמן הזה.`,
  VEHICLE_ALREADY_BOOKED: ({ vehicleName, taken, nextFreeStartAt }, { times }) =>
    `הרכב ${isolated(vehicleName)} תפוס: ${times.period(taken)}. ` +
    (nextFreeStartAt == null
      ? 'יש לבחור שעה אחרת או רכב אחר.'
      : `ההתחלה הפנויה הבאה: ${times.instantInSentence(nextFreeStartAt)}.`),
  WEEKLY_LIMIT_EXCEEDED: ({ weekStartsOn, hoursRequested, hoursUsed, hoursLeft }, { text, times }) =>
    `בשבוע של ${times.date(weekStartsOn)} כבר הוזמנו ${rounded(hoursUsed)} מתוך ${text('time.hours', { hours: WEEKLY_HOURS_LIMIT })}. ` +
    `נותרו: ${text('time.hours', { hours: rounded(hoursLeft) })}; ` +
    `ההזמנה הזאת אורכת ${text('time.hours', { hours: rounded(hoursRequested) })}. ` +
    'יש לבחור הזמנה קצרה יותר או שבוע אחר.',
  INVALID_TRANSITION: invalidTransition,
  START_HAS_PASSED: ({ startAt }, { times }) =>
    `שעת ההתחלה של ההזמנה הזאת עברה (${times.instantInSentence(startAt)}), ולכן אי אפשר עוד לאשר אותה. יש לדחות אותה.`,
  BOOKING_CHANGED_MEANWHILE:
    'מישהו אחר שינה את ההזמנה הזאת באותו רגע. יש לבדוק את מצבה עכשיו, ולחזור על הצעד אם הוא עדיין נחוץ.',
};
