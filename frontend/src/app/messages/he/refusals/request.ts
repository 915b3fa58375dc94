import type { requestRefusals } from '@rigbook/contracts/refusals/request.refusals';
import type { FieldProblem } from '../../../../lib/http/problem.js';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

export const requestWith = (
  fieldProblem: (problem: FieldProblem) => string,
): SentencesFor<keyof typeof requestRefusals> => ({
  VALIDATION_FAILED: ({ errors }) =>
    [...new Set(errors.map(fieldProblem))].join(' ') || 'יש שדות חסרים או שגויים. יש לתקן אותם ולנסות שוב.',
  INVALID_TEXT: () => 'בטקסט יש תווים שאי אפשר לשמור. יש להקליד אותו שוב בלעדיהם.',
  MALFORMED_JSON: 'לא היה אפשר לקרוא את הבקשה. יש לטעון את הדף מחדש ולנסות שוב.',
  BODY_TOO_LARGE: 'נשלח יותר ממה שהשרת מקבל בבת אחת (מגה־בייט אחד). יש לשלוח פחות.',
  UNSUPPORTED_MEDIA_TYPE: 'הבקשה נשלחה בצורה שהשרת לא מקבל כאן. יש לטעון את הדף מחדש ולנסות שוב.',
  METHOD_NOT_ALLOWED: 'אי אפשר לעשות את זה בכתובת הזאת. יש לטעון את הדף מחדש ולנסות שוב.',
  NOT_FOUND: 'אין כלום בכתובת הזאת. יש לבדוק את הקישור.',
  IDEMPOTENCY_KEY_REUSED: 'זה כבר נשלח פעם אחת עם תוכן אחר. יש לטעון את הדף מחדש ולנסות שוב.',
  CHANGED_MEANWHILE: 'מישהו אחר שינה את זה באותו רגע. יש לבדוק מה כתוב עכשיו, ולחזור על השינוי אם הוא עדיין נחוץ.',
  DATABASE_UNAVAILABLE: 'הרישומים של Rigbook אינם זמינים כרגע. יש לנסות שוב בעוד דקה, ולבדוק קודם אם הצעד האחרון נשמר.',
  STORAGE_UNAVAILABLE: 'התמונות השמורות של Rigbook אינן זמינות כרגע. יש לנסות שוב בעוד דקה.',
  UNEXPECTED: 'משהו השתבש אצלנו. יש לנסות שוב, ואם זה חוזר - למסור לתמיכה את המספר שמופיע למטה.',
});
