import type { jointHandoverRefusals } from '@rigbook/contracts/refusals/joint-handover.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { isolated } from '../../lib/i18n/isolated.js';
import { waitInWords } from './refusals-he-wording.js';

export const jointHandover: SentencesFor<keyof typeof jointHandoverRefusals> = {
  JOINT_HANDOVER_CODE_NOT_VALID:
    'הקוד שגוי, כבר נוצל או ישן מדי: הוא טוב לחמש דקות ולמסירה אחת. יש לבדוק את הספרות, או לבקש מהמוסר קוד חדש.',
  OWN_JOINT_HANDOVER_CODE: 'זה הקוד שלך. את הקוד מקליד בטלפון שלו מי שמקבל ממך את הרכב.',
  NO_BOOKING_TO_TAKE_OVER: ({ vehicleName }) =>
    `אין לך הזמנה מאושרת של ${isolated(vehicleName)} שיכולה להתחיל עכשיו. כדאי לבדוק ב״ההזמנות שלי״, או להתקשר למוקד.`,
  JOINT_HANDOVER_MAJOR_DAMAGE:
    'בגלל הנזק החמור הרכב עובר לטיפול, ואי אפשר למסור אותו הלאה. יש להחזיר אותו בהחזרה רגילה ולהתקשר למוקד.',
  TOO_MANY_HANDOVER_CODES: ({ retryAfterSeconds }, { text }) =>
    `נוסו יותר מדי קודים. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
};
