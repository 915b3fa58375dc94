import type { ActingParty, BookingStatus, EligibilityWarning } from './booking.words.js';

/** As bookingStatusLabels, for whoever reads Hebrew, on a screen or in a file. */
export const bookingStatusLabelsInHebrew: Readonly<Record<BookingStatus, string>> = {
  pending: 'ממתינה לאישור',
  approved: 'אושרה',
  rejected: 'נדחתה',
  cancelled: 'בוטלה',
  active: 'פעילה',
  completed: 'הושלמה',
};

/** As actingPartyLabels. */
export const actingPartyLabelsInHebrew: Readonly<Record<ActingParty, string>> = {
  responder: 'המתנדב',
  admin: 'מנהל',
};

/** As eligibilityWarningWords. */
export const eligibilityWarningWordsInHebrew: Readonly<Record<EligibilityWarning, string>> = {
  'department-not-authorised': 'המחלקה של המתנדב אינה בין התפקידים המורשים לרכב הזה.',
  'als-responders-only': 'זהו רכב ALS והמתנדב אינו מוסמך ALS.',
};
