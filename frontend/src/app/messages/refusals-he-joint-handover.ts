import type { jointHandoverRefusals } from '@rigbook/contracts/refusals/joint-handover.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { waitInWords } from './refusals-he-wording.js';

export const jointHandover: SentencesFor<keyof typeof jointHandoverRefusals> = {
  JOINT_HANDOVER_CODE_NOT_VALID:
    'הקוד שגוי, כבר נוצל או ישן מדי, או שאין לך הזמנה מאושרת של הרכב. הקוד טוב לחמש דקות ולמסירה אחת. יש לבדוק את הספרות ואת ההזמנות שלך, או לבקש מהמוסר קוד חדש.',
  OWN_JOINT_HANDOVER_CODE: 'זה הקוד שלך. את הקוד מקליד בטלפון שלו מי שמקבל ממך את הרכב.',
  JOINT_HANDOVER_MAJOR_DAMAGE:
    'בגלל הנזק החמור הרכב עובר לטיפול, ואי אפשר למסור אותו הלאה. יש להחזיר אותו בהחזרה רגילה ולהתקשר למוקד.',
  JOINT_HANDOVER_RETURN_UNFIT:
    'משהו קריטי ברשימת הבדיקה של ההחזרה אינו תקין, ולכן אי אפשר למסור את הרכב הלאה. יש להחזיר אותו בהחזרה רגילה, והתקלה תדווח איתה.',
  JOINT_HANDOVER_NOT_FOUND: 'הקוד הזה לא נפתח אצלך, או שזמנו עבר מזמן. יש לבקש מהמוסר קוד חדש.',
  TOO_MANY_HANDOVER_CODES: ({ retryAfterSeconds }, { text }) =>
    `נוסו יותר מדי קודים. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
};
