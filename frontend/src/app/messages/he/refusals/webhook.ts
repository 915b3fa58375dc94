import type { webhookRefusals } from '@rigbook/contracts/refusals/webhook.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { waitInWords } from './wait-in-words.js';

export const webhook: SentencesFor<keyof typeof webhookRefusals> = {
  WEBHOOK_NOT_FOUND: 'היעד הזה כבר לא קיים. יש לטעון את הרשימה מחדש כדי לראות אילו יעדים יש.',
  TOO_MANY_WEBHOOKS: ({ most }) => `אפשר להגדיר עד ${most} יעדים לאירועים. יש להסיר קודם יעד שכבר אין בו צורך.`,
  CALENDAR_FEED_NOT_FOUND: 'הכתובת הזאת כבר לא מובילה לשום יומן. אפשר לקבל כתובת חדשה בחשבון שלך, או מההנהלה.',
  CALENDAR_READ_TOO_OFTEN: ({ retryAfterSeconds }, { text }) =>
    `היומן הזה נקרא פעמים רבות מדי בזמן קצר. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_WEBHOOK_TESTS: ({ retryAfterSeconds }, { text }) =>
    `היעד הזה נוסה פעמים רבות בזמן קצר. אפשר לשלוח ניסיון נוסף בעוד ${waitInWords(retryAfterSeconds, text)}.`,
};
