import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import { type BookingSituation, situationOf } from '@rigbook/contracts/booking/lifecycle.rules';
import type { InvalidTransition } from '@rigbook/contracts/refusals/invalid-transition';
import type { Wordings } from '../../lib/http/refusal-sentences.js';
import { personIn } from './refusals-he-wording.js';

type ClosedSituation = 'completed' | 'rejected' | 'cancelled';
type OpenSituation = Exclude<BookingSituation, ClosedSituation>;

const isNotReleased = 'אפשר לשחזר רק הזמנה ששוחררה משום שהרכב לא התקבל.';
const insteadOfRejecting = 'מאוחר מדי לדחות אותה, אבל מנהל יכול לבטל אותה.';
const nextIsCheckIn = 'הצעד הבא הוא קבלת הרכב.';
const nextIsCheckout = 'הצעד הבא הוא החזרת הרכב.';

/** What an open booking needs before the step, or what to do instead. */
const needs: Readonly<Record<OpenSituation, Partial<Record<BookingStep, string>>>> = {
  pending: {
    reinstate: isNotReleased,
    extend: 'אפשר להאריך אותה אחרי שמנהל מאשר אותה. עד אז אפשר לשנות את השעות.',
    sign: 'אפשר לחתום אחרי שמנהל מאשר אותה.',
    'check-in': 'אפשר לקבל את הרכב אחרי שמנהל מאשר אותה וההסכם נחתם.',
    'check-out': 'אפשר להחזיר את הרכב רק אחרי אישור, חתימה וקבלת רכב.',
  },
  approved: {
    reinstate: isNotReleased,
    approve: 'אין צורך לאשר אותה שוב. עכשיו אפשר לחתום על ההסכם.',
    reject: insteadOfRejecting,
    'check-in': 'אפשר לקבל את הרכב אחרי חתימה על ההסכם.',
    'check-out': 'אפשר להחזיר את הרכב רק אחרי חתימה וקבלת רכב.',
  },
  signed: {
    reinstate: isNotReleased,
    approve: `אין צורך לאשר אותה שוב. ${nextIsCheckIn}`,
    reject: insteadOfRejecting,
    sign: `אין צורך לחתום שוב. ${nextIsCheckIn}`,
    'check-out': 'אפשר להחזיר את הרכב רק אחרי קבלת הרכב.',
  },
  active: {
    reinstate: isNotReleased,
    approve: `אין צורך לאשר אותה שוב. ${nextIsCheckout}`,
    reject: insteadOfRejecting,
    change: 'כדי לסיים אותה יש להחזיר את הרכב. לשעת סיום מאוחרת יותר יש לפנות למנהל.',
    'hand-on': 'המשמרת כבר התחילה. כדי לסיים אותה יש להחזיר את הרכב.',
    withdraw: 'כדי לסיים אותה יש להחזיר את הרכב, או לבקש ממנהל לבטל אותה.',
    sign: `אין צורך לחתום שוב. ${nextIsCheckout}`,
    'check-in': `אין צורך לקבל את הרכב שוב. ${nextIsCheckout}`,
  },
};

const whatItIs: Readonly<Record<BookingSituation, string>> = {
  pending: 'ההזמנה הזאת ממתינה לאישור',
  approved: 'ההזמנה הזאת אושרה ועדיין לא נחתמה',
  signed: 'ההזמנה הזאת אושרה ונחתמה',
  active: 'ההזמנה הזאת פעילה',
  completed: 'ההזמנה הזאת הושלמה',
  rejected: 'ההזמנה הזאת נדחתה',
  cancelled: 'ההזמנה הזאת בוטלה',
};

const infinitives: Readonly<Record<BookingStep, string>> = {
  approve: 'לאשר אותה',
  reject: 'לדחות אותה',
  change: 'לשנות אותה',
  extend: 'להאריך אותה',
  'hand-on': 'להעביר אותה',
  cancel: 'לבטל אותה',
  withdraw: 'לבטל אותה',
  sign: 'לחתום עליה',
  'check-in': 'לקבל בה את הרכב',
  'check-out': 'להחזיר בה את הרכב',
  reinstate: 'לשחזר אותה',
};

/** The steps that ended a booking: repeating one does not call for a new booking. */
const closedBy: Readonly<Record<ClosedSituation, readonly BookingStep[]>> = {
  completed: ['check-out'],
  rejected: ['reject'],
  cancelled: ['cancel', 'withdraw'],
};

const isClosed = (situation: BookingSituation): situation is ClosedSituation => Object.hasOwn(closedBy, situation);

/** Says the booking's status, who set it, and what the step needs (docs/domain.md#lifecycle). */
export function invalidTransition({ status, signed, step, lastStep }: InvalidTransition, { text, times }: Wordings) {
  const situation = situationOf(status, signed);
  const since = lastStep ? ` (${personIn(lastStep.by, text)}, ${times.instantInSentence(lastStep.at)})` : '';
  return `${whatItIs[situation]}${since}; ${nextInWords(situation, step)}`;
}

function nextInWords(situation: BookingSituation, step: BookingStep): string {
  if (!isClosed(situation))
    return needs[situation][step] ?? 'ייתכן שהיא השתנתה בינתיים. יש לבדוק את מצבה ולחזור על הצעד.';
  return closedBy[situation].includes(step)
    ? 'לא נשאר מה לעשות.'
    : `אי אפשר עוד ${infinitives[step]}. אם הרכב עדיין נחוץ, יש לבקש הזמנה חדשה.`;
}
