import type { channelRefusals } from '@rigbook/contracts/refusals/channel.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { waitInWords } from './wait-in-words.js';

export const channel: SentencesFor<keyof typeof channelRefusals> = {
  NO_ADDRESS_FOR_CHANNEL: (facts) =>
    facts.channel === 'email'
      ? 'אין בפרופיל שלך כתובת דואר אלקטרוני. יש להוסיף אותה שם ולנסות שוב.'
      : 'אי אפשר לכתוב למספר הטלפון שבפרופיל שלך. יש לתקן אותו שם ולנסות שוב.',
  TOO_MANY_CHANNEL_TESTS: ({ retryAfterSeconds }, { text }) =>
    `נשלחו הרבה הודעות ניסיון בזמן קצר. אפשר לשלוח את הבאה בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  CHANNEL_TEST_UNDER_WAY: 'הודעת הניסיון הזאת כבר בדרך. יש להמתין רגע, ואם היא לא תגיע לבקש אחת נוספת.',
  NOT_FROM_WHATSAPP: 'הכתובת הזאת מקבלת רק דיווחים מ־WhatsApp, ואין בבקשה סימן לכך שזה אחד מהם.',
};
