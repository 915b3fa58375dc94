import type { emergencyRefusals } from '@rigbook/contracts/refusals/emergency.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { isolated } from '../../lib/i18n/isolated.js';

export const emergency: SentencesFor<keyof typeof emergencyRefusals> = {
  EMERGENCY_TAKES_OFF: 'הארגון אינו מאפשר לקחת רכב ללא אישור. יש לבקש הזמנה או להתקשר למוקד.',
  NOT_MARKED_FOR_EMERGENCIES: 'רק מי שמנהל סימן לכך יכול לקחת רכב ללא אישור. יש לבקש הזמנה או להתקשר למוקד.',
  HAS_ANOTHER_VEHICLE: ({ vehicleName }) =>
    `הרכב ${isolated(vehicleName)} אצלך במשמרת. יש להחזיר אותו קודם או להתקשר למוקד.`,
  EMERGENCY_HOURS_TAKEN: ({ vehicleName, taken, turnRoundMinutes, freeHours }, { text, times }) =>
    `הרכב ${isolated(vehicleName)} תפוס: ${times.period(taken)}` +
    (turnRoundMinutes === undefined ? '. ' : `, ודרושות ${turnRoundMinutes} דקות בין הזמנה להזמנה. `) +
    (freeHours === 0
      ? 'הוא לא פנוי לשעה שלמה מעכשיו. יש לבחור רכב אחר או להתקשר למוקד.'
      : `הזמן הפנוי הארוך ביותר מעכשיו: ${text('time.hours', { hours: freeHours })}. אפשר לקחת אותו לזמן הזה או לבחור רכב אחר.`),
  NO_REVIEW_DUE: 'ההזמנה הזאת אינה ממתינה לבדיקה: היא לא לקיחה בחירום, או שמישהו כבר בדק אותה. יש לפתוח אותה מחדש.',
  OWN_EMERGENCY_TAKE: 'אי אפשר לבדוק לקיחה בחירום של עצמך. יש לבקש ממנהל אחר.',
  MISUSE_NEEDS_NOTE: 'יש לנמק מדוע זה שימוש לרעה.',
};
