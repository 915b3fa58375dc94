import type { templateRefusals } from '@rigbook/contracts/refusals/template.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { personIn, waitInWords } from './refusals-he-wording.js';
import type { channelRefusals } from '@rigbook/contracts/refusals/channel.refusals';
import type { NotificationState } from '@rigbook/contracts/notifications/notification.words';
import type { notificationRefusals } from '@rigbook/contracts/refusals/notification.refusals';
import type { webhookRefusals } from '@rigbook/contracts/refusals/webhook.refusals';
import type { integrationRefusals } from '@rigbook/contracts/refusals/integration.refusals';
import { isolated } from '../../lib/i18n/isolated.js';

export const template: SentencesFor<keyof typeof templateRefusals> = {
  TEMPLATE_NOT_FOUND: 'התבנית לא נמצאה. יש לטעון את הרשימה מחדש ולפתוח אותה משם.',
  TEMPLATE_CHANGED_MEANWHILE: ({ changedBy, changedAt }, { text, times }) =>
    `הנוסח הזה שונה אחרי שנפתח אצלך (${times.instantInSentence(changedAt)}` +
    `${changedBy === null ? '' : `, ${personIn(changedBy, text)}`}). ` +
    'יש לקרוא את הנוסח כפי שהוא עכשיו, ולשמור שוב את שלך אם הוא זה שצריך להישאר.',
};

export const channel: SentencesFor<keyof typeof channelRefusals> = {
  NO_ADDRESS_FOR_CHANNEL: (facts) =>
    facts.channel === 'email'
      ? 'אין בפרופיל שלך כתובת דואר אלקטרוני. יש להוסיף אותה שם ולנסות שוב.'
      : 'אי אפשר לכתוב למספר הטלפון שבפרופיל שלך. יש לתקן אותו שם ולנסות שוב.',
  TOO_MANY_CHANNEL_TESTS: ({ retryAfterSeconds }, { text }) =>
    `נשלחו הרבה הודעות ניסיון בזמן קצר. אפשר לשלוח את הבאה בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  CHANNEL_TEST_UNDER_WAY: 'הודעת הניסיון הזאת כבר בדרך. יש להמתין רגע, ואם היא לא תגיע לבקש אחת נוספת.',
  PUSH_DEVICE_NOT_FOUND: 'המכשיר הזה כבר לא מקבל התראות. יש לטעון מחדש את הרשימה.',
  NOT_FROM_WHATSAPP: 'הכתובת הזאת מקבלת רק דיווחים מ־WhatsApp, ואין בבקשה סימן לכך שזה אחד מהם.',
};

const settled: Readonly<Record<NotificationState, string>> = {
  queued: 'ההודעה הזאת כבר ממתינה למשלוח.',
  sending: 'ההודעה הזאת נשלחת ממש עכשיו.',
  sent: 'ההודעה הזאת נשלחה. משלוח נוסף היה מספר את אותו הדבר פעמיים.',
  failed: 'ההודעה הזאת לא נשלחה, ואפשר לנסות שוב.',
  not_configured: 'ההודעה הזאת לא נשלחה, ואפשר לנסות שוב.',
  withdrawn: 'כבר אין סיבה לשלוח את ההודעה הזאת, ולכן היא לא נשלחת.',
};

export const notification: SentencesFor<keyof typeof notificationRefusals> = {
  NOTIFICATION_NOT_FOUND: 'אין הודעה כזאת. יש לטעון מחדש את הרשימה ולחפש אותה שם.',
  NOTIFICATION_NOT_RETRYABLE: ({ state }) => `${settled[state]} ברשימה רואים מה מצבה עכשיו.`,
};

export const webhook: SentencesFor<keyof typeof webhookRefusals> = {
  WEBHOOK_NOT_FOUND: 'היעד הזה כבר לא קיים. יש לטעון את הרשימה מחדש כדי לראות אילו יעדים יש.',
  TOO_MANY_WEBHOOKS: ({ most }) => `אפשר להגדיר עד ${most} יעדים לאירועים. יש להסיר קודם יעד שכבר אין בו צורך.`,
  CALENDAR_FEED_NOT_FOUND: 'הכתובת הזאת כבר לא מובילה לשום יומן. אפשר לקבל כתובת חדשה בחשבון שלך, או מההנהלה.',
  CALENDAR_READ_TOO_OFTEN: ({ retryAfterSeconds }, { text }) =>
    `היומן הזה נקרא פעמים רבות מדי בזמן קצר. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_WEBHOOK_TESTS: ({ retryAfterSeconds }, { text }) =>
    `היעד הזה נוסה פעמים רבות בזמן קצר. אפשר לשלוח ניסיון נוסף בעוד ${waitInWords(retryAfterSeconds, text)}.`,
};

export const integration: SentencesFor<keyof typeof integrationRefusals> = {
  ACCESS_TOKEN_INVALID: 'אסימון הגישה הזה אינו מוכר, פג תוקפו או שבוטל. יש לבקש ממנהל אסימון אחר.',
  SCOPE_MISSING: ({ scope }) =>
    scope === null
      ? 'שום אסימון גישה לא פותח את הפעולה הזאת. היא רק לאנשים שנכנסו למערכת.'
      : `לפעולה הזאת נדרש אסימון גישה עם ההרשאה ${isolated(scope)}.`,
  RESPONDER_NOT_NAMED: `יש לציין עבור מי הפעולה נעשית: מספר היחידה בכותרת ${isolated('On-Behalf-Of')}.`,
  TOO_MANY_CALLS: ({ retryAfterSeconds }, { text }) =>
    `היו יותר מדי פניות עם אסימון הגישה הזה. אפשר להמשיך בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_WAITING: () => 'יותר מדי פניות שלך ממתינות לאירועים חדשים. יש לסיים כמה מהן.',
  ACCESS_TOKEN_NOT_FOUND: 'אין אסימון גישה כזה. יש לטעון מחדש את הרשימה ולחפש אותו שם.',
};
