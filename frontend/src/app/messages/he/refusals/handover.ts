import type { handoverRefusals } from '@rigbook/contracts/refusals/handover.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { agreementInHebrew } from '../../agreement/agreement-he.js';
import { shift } from '../shift.js';

export const handover: SentencesFor<keyof typeof handoverRefusals> = {
  AGREEMENT_NOT_SIGNED: 'עדיין אין הסכם חתום להזמנה הזאת. יש לחתום עליו קודם.',
  AGREEMENT_ERASED: 'ההסכם הזה נחתם, ונמחק יחד עם הפרטים האישיים של מי שחתם עליו. טביעת האצבע שלו נשמרת בהיסטוריה.',
  NAME_REQUIRED: agreementInHebrew['signature.nameRequiredDetail'],
  SIGNATURE_EMPTY: 'שדה החתימה ריק. יש לחתום בו באצבע או בעכבר.',
  SIGNATURE_INVALID: 'לא היה אפשר לקרוא את החתימה כתמונת PNG של עד 200 קילו־בייט. יש לנקות אותה ולחתום שוב.',
  BOOKING_ENDED: ({ endAt }, { times }) =>
    `ההזמנה הזאת הסתיימה: ${times.instantInSentence(endAt)}. יש לבקש הזמנה חדשה.`,
  CHECK_IN_NOT_OPEN_YET: ({ opensAt }, { times }) =>
    `קבלת הרכב נפתחת: ${times.instantInSentence(opensAt)}. יש לחזור לכאן אז.`,
  VEHICLE_IN_USE: ({ vehicleName, availableFrom }, { times }) =>
    `הרכב ${isolated(vehicleName)} עדיין אצל מתנדב אחר` +
    (availableFrom === null ? '' : `, וההזמנה שלו מסתיימת: ${times.instantInSentence(availableFrom)}`) +
    '. יש לחכות להחזרתו או להתקשר למוקד.',
  VEHICLE_PROMISED_MEANWHILE: ({ vehicleName, promised }, { times }) =>
    `הרכב ${isolated(vehicleName)} מובטח להזמנה אחרת לפני שלך: ${times.period(promised)}. ` +
    'אפשר לקבל את הרכב אחרי שהיא מסתיימת.',
  REQUIRED_ITEMS_MISSING: ({ missing }, { text }) =>
    `${text('checkIn.pleaseComplete', { items: missing.map((item) => text(`checkInItem.${item}`)).join(', ') })}.`,
  MILEAGE_REQUIRED: ({ step }) =>
    `${shift[step === 'check-in' ? 'checkIn.mileageRequiredDetail' : 'checkOut.mileageRequiredDetail']}.`,
  MILEAGE_BELOW_CHECK_IN: ({ checkInMileageKm }, { text }) =>
    `בקבלת הרכב הקילומטראז׳ היה ${text('fleet.mileage', { km: checkInMileageKm })}, ועכשיו הוא לא יכול להיות נמוך יותר. ` +
    'יש לקרוא אותו שוב.',
  DAMAGE_CHECK_REQUIRED: ({ problem }) =>
    problem === 'neither'
      ? `${shift['checkOut.damageRequiredDetail']}.`
      : 'יש לאשר שאין נזק או לדווח על נזק, לא את שניהם.',
};
