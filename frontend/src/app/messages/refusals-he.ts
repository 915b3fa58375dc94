import type { requestRefusals } from '@rigbook/contracts/refusals/request.refusals';
import type { FieldProblem } from '../../lib/http/problem.js';
import type { RefusalSentences, SentencesFor } from '../../lib/http/refusal-sentences.js';
import { MOST_FINES } from '@rigbook/contracts/audit/fines.rules';
import type { auditRefusals } from '@rigbook/contracts/refusals/audit.refusals';
import type { dossierRefusals } from '@rigbook/contracts/refusals/dossier.refusals';
import type { verificationRefusals } from '@rigbook/contracts/refusals/verification.refusals';
import { access, licence, responder, userImport } from './refusals-he-people.js';
import { coverage } from './refusals-he-coverage.js';
import { deciding } from './refusals-he-deciding.js';
import { emergency } from './refusals-he-emergency.js';
import { expense } from './refusals-he-expenses.js';
import { jointHandover } from './refusals-he-joint-handover.js';
import { booking, fleet, handingOn, handover, standingShift, substitutes, waitlist } from './refusals-he-bookings.js';
import { channel, integration, notification, template, webhook } from './refusals-he-outgoing.js';
import { waitInWords } from './refusals-he-wording.js';
import { type FieldWords, fieldProblemIn, fieldWords } from './refusals-he-fields.js';

const requestWith = (fieldProblem: (problem: FieldProblem) => string): SentencesFor<keyof typeof requestRefusals> => ({
  VALIDATION_FAILED: ({ errors }) =>
    [...new Set(errors.map(fieldProblem))].join(' ') || 'יש שדות חסרים או שגויים. יש לתקן אותם ולנסות שוב.',
  INVALID_TEXT: () => 'בטקסט יש תווים שאי אפשר לשמור. יש להקליד אותו שוב בלעדיהם.',
  MALFORMED_JSON: 'לא היה אפשר לקרוא את הבקשה. יש לטעון את הדף מחדש ולנסות שוב.',
  BODY_TOO_LARGE: 'נשלח יותר ממה שהשרת מקבל בבת אחת (מגה־בייט אחד). יש לשלוח פחות.',
  UNSUPPORTED_MEDIA_TYPE: 'הבקשה נשלחה בצורה שהשרת לא מקבל כאן. יש לטעון את הדף מחדש ולנסות שוב.',
  HEADERS_TOO_LARGE: 'הכתובת או הכותרות של הבקשה ארוכות מדי. יש למחוק את העוגיות של האתר הזה ולנסות שוב.',
  REQUEST_TOO_SLOW: 'הבקשה לא הגיעה בזמן. יש לבדוק את החיבור לרשת ולנסות שוב.',
  TOO_MANY_WRITES: ({ retryAfterSeconds }, { text }) =>
    `נעשו הרבה שינויים בזמן קצר. אפשר להמשיך בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  METHOD_NOT_ALLOWED: 'אי אפשר לעשות את זה בכתובת הזאת. יש לטעון את הדף מחדש ולנסות שוב.',
  NOT_FOUND: 'אין כלום בכתובת הזאת. יש לבדוק את הקישור.',
  IDEMPOTENCY_KEY_REUSED: 'זה כבר נשלח פעם אחת עם תוכן אחר. יש לטעון את הדף מחדש ולנסות שוב.',
  CHANGED_MEANWHILE: 'מישהו אחר שינה את זה באותו רגע. יש לבדוק מה כתוב עכשיו, ולחזור על השינוי אם הוא עדיין נחוץ.',
  DATABASE_UNAVAILABLE: 'הרישומים של Rigbook אינם זמינים כרגע. יש לנסות שוב בעוד דקה, ולבדוק קודם אם הצעד האחרון נשמר.',
  STORAGE_UNAVAILABLE: 'התמונות השמורות של Rigbook אינן זמינות כרגע. יש לנסות שוב בעוד דקה.',
  STOPPING: 'השרת מופעל מחדש. יש לנסות שוב בעוד רגע.',
  UNEXPECTED: 'משהו השתבש אצלנו. יש לנסות שוב, ואם זה חוזר - למסור לתמיכה את המספר שמופיע למטה.',
});

const audit: SentencesFor<keyof typeof auditRefusals> = {
  REPLAY_UNDER_WAY: 'היומן משוחזר כרגע עבור מישהו אחר. אפשר לנסות שוב עוד רגע.',
  FINES_UNREADABLE: ({ line }) => `אי אפשר לקרוא את הקובץ כ־CSV החל משורה ${line}. יש לבדוק שם את המירכאות.`,
  FINES_COLUMNS_MISSING: 'בשורה הראשונה צריכות להופיע העמודות ״רכב״ (שם או מספר רישוי) ו״זמן״.',
  FINES_NONE: 'אין שום דבר מתחת לשורה הראשונה של הקובץ.',
  FINES_TOO_MANY: `בקובץ יש יותר מ־${MOST_FINES} קנסות. יש לחלק אותו.`,
  REPLAY_TOO_LONG:
    'היומן עד לרגע הזה ארוך מכדי לשחזר אותו בבת אחת. יש לבחור רגע מוקדם יותר או לפנות למי שמפעיל את המערכת.',
};

const dossier: SentencesFor<keyof typeof dossierRefusals> = {
  NOT_SEALED_YET: 'הצעד האחרון בהזמנה הזאת עדיין לא נחתם ביומן. אפשר לנסות שוב בעוד דקה.',
  LOG_CONTRADICTS_SEAL: 'היומן השתנה מאז שנחתם, ולכן אי אפשר להוכיח דבר על ההזמנה הזאת. יש להריץ את אימות היומן.',
  SEAL_KEY_MISSING: 'בשרת הזה אין המפתח שבו נחתם היומן. יש לפנות למי שמפעיל את השרת.',
  DOSSIER_TOO_LONG:
    'בין הצעד הראשון של ההזמנה לצעד האחרון נרשם ביומן יותר מדי בשביל תיק נפרד. ייצוא היומן כולו מוכיח אותה באותה מידה.',
};

const verification: SentencesFor<keyof typeof verificationRefusals> = {
  VERIFICATION_UNDER_WAY: 'מישהו בודק את היומן ברגע זה. יש לנסות שוב כשהבדיקה תסתיים.',
};

/** Every refusal of the contracts in Hebrew, with what to do next. */
export function refusalsIn(words: FieldWords): RefusalSentences {
  const ofField = fieldProblemIn(words);
  return {
    ofCode: {
      ...requestWith(ofField),
      ...access,
      ...responder,
      ...userImport,
      ...fleet,
      ...expense,
      ...audit,
      ...booking,
      ...handover,
      ...deciding,
      ...coverage,
      ...emergency,
      ...waitlist,
      ...substitutes,
      ...standingShift,
      ...handingOn,
      ...jointHandover,
      ...licence,
      ...template,
      ...channel,
      ...notification,
      ...verification,
      ...webhook,
      ...integration,
      ...dossier,
    },
    ofField,
  };
}

export const refusals = refusalsIn(fieldWords);
