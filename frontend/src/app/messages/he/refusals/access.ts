import type { accessRefusals } from '@rigbook/contracts/refusals/access.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { waitInWords } from './wait-in-words.js';

export const access: SentencesFor<keyof typeof accessRefusals> = {
  SIGNED_OUT: 'הכניסה שלך כבר לא בתוקף. כדי להמשיך יש להיכנס שוב.',
  SIGN_IN_FAILED: 'מספר היחידה או ספרות הטלפון שגויים. יש לבדוק אותם ולנסות שוב.',
  TOO_MANY_ATTEMPTS: ({ retryAfterSeconds }, { text }) =>
    `היו יותר מדי ניסיונות כושלים. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_LIVE_STREAMS: 'המערכת פתוחה ביותר מדי חלונות. יש לסגור כמה מהם.',
  ADMIN_ONLY: 'רק מנהלים יכולים לעשות את זה. יש לפנות לאחד מהם.',
  NOT_FOR_AUDITORS: 'מבקרים קוראים את הרישום ואינם משנים בו דבר. מישהו אחר צריך להזמין את הרכב.',
  AUDITOR_ONLY: 'רק מבקרים ומנהלים יכולים לקרוא את זה. יש לפנות לאחד מהם.',
  ADMIN_PASSWORD_REQUIRED: 'כדי להמשיך יש להזין את סיסמת המנהל.',
  ADMIN_PASSWORD_INCORRECT: 'סיסמת המנהל שגויה. יש לבדוק אותה ולנסות שוב.',
  CROSS_SITE_REFUSED: 'הבקשה הגיעה מאתר אחר ולא בוצעה. יש להשתמש במערכת מהחלון שלה.',
};
