import { MOST_FINES } from '@rigbook/contracts/audit/fines.rules';
import type { auditRefusals } from '@rigbook/contracts/refusals/audit.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

export const audit: SentencesFor<keyof typeof auditRefusals> = {
  REPLAY_UNDER_WAY: 'היומן משוחזר כרגע עבור מישהו אחר. אפשר לנסות שוב עוד רגע.',
  FINES_UNREADABLE: ({ line }) => `אי אפשר לקרוא את הקובץ כ־CSV החל משורה ${line}. יש לבדוק שם את המירכאות.`,
  FINES_COLUMNS_MISSING: 'בשורה הראשונה צריכות להופיע העמודות "רכב" (שם או מספר רישוי) ו"זמן".',
  FINES_NONE: 'אין שום דבר מתחת לשורה הראשונה של הקובץ.',
  FINES_TOO_MANY: `בקובץ יש יותר מ־${MOST_FINES} קנסות. יש לחלק אותו.`,
  REPLAY_TOO_LONG:
    'היומן עד לרגע הזה ארוך מכדי לשחזר אותו בבת אחת. יש לבחור רגע מוקדם יותר או לפנות למי שמפעיל את המערכת.',
};
