import type { accessRefusals } from '@rigbook/contracts/refusals/access.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import type { Text } from '../../../../lib/i18n/use-text.js';

const minutesInWords = (minutes: number): string =>
  minutes === 1 ? 'דקה\u00a0אחת' : minutes === 2 ? 'שתי דקות' : `${minutes}\u00a0דקות`;

/** Rounded up, so that who waits that long is let in. */
const waitInWords = (seconds: number, text: Text): string =>
  seconds <= 90 * 60
    ? minutesInWords(Math.max(1, Math.ceil(seconds / 60)))
    : text('time.hours', { hours: Math.ceil(seconds / 3600) });

export const access: SentencesFor<keyof typeof accessRefusals> = {
  SIGNED_OUT: 'הכניסה שלך כבר לא בתוקף. כדי להמשיך יש להיכנס שוב.',
  SIGN_IN_FAILED: 'מספר היחידה או ספרות הטלפון שגויים. יש לבדוק אותם ולנסות שוב.',
  TOO_MANY_ATTEMPTS: ({ retryAfterSeconds }, { text }) =>
    `היו יותר מדי ניסיונות כושלים. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  ADMIN_ONLY: 'רק מנהלים יכולים לעשות את זה. יש לפנות לאחד מהם.',
  ADMIN_PASSWORD_REQUIRED: 'כדי להמשיך יש להזין את סיסמת המנהל.',
  ADMIN_PASSWORD_INCORRECT: 'סיסמת המנהל שגויה. יש לבדוק אותה ולנסות שוב.',
  CROSS_SITE_REFUSED: 'הבקשה הגיעה מאתר אחר ולא בוצעה. יש להשתמש במערכת מהחלון שלה.',
};
