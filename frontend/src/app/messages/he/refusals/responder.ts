import type { responderRefusals } from '@rigbook/contracts/refusals/responder.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { openBookings } from './open-bookings.js';

export const responder: SentencesFor<keyof typeof responderRefusals> = {
  RESPONDER_NOT_FOUND: 'המשתמש לא נמצא. ייתכן שהרשימה השתנתה; יש לטעון אותה מחדש.',
  UNIT_NUMBER_TAKEN: ({ unitNumber }) => `יחידה ${unitNumber} כבר שייכת למישהו אחר. יש לבחור מספר יחידה אחר.`,
  PHONE_DIGITS_MISMATCH: '4 הספרות האחרונות אינן אלה של מספר הטלפון. יש לתקן את הספרות או את המספר.',
  RESPONDER_HAS_OPEN_BOOKINGS: ({ unitNumber, bookings }, { times }) =>
    `ליחידה ${unitNumber} עדיין יש הזמנות פתוחות: ${openBookings(bookings, times, ({ vehicleName }) => isolated(vehicleName))}. ` +
    'יש לבטל אותן או לחכות שיושלמו, ואז למחוק את המשתמש.',
  CANNOT_DELETE_YOURSELF: 'אי אפשר למחוק את עצמך. יש לפנות למנהל אחר.',
  MICROSOFT_ACCOUNT_TAKEN: 'חשבון Microsoft הזה כבר מקושר למשתמש אחר. יש לבטל שם את הקישור קודם.',
  LAST_ADMIN: 'זה המנהל האחרון. יש למנות קודם מנהל נוסף.',
};
