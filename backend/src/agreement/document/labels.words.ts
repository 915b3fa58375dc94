import type { Wording } from '@rigbook/contracts/agreement/agreement-text';

/** What the document says besides the agreement itself. */
export const labels = {
  bookingDetails: { en: 'Booking details', he: 'פרטי ההזמנה' },
  responder: { en: 'Responder', he: 'מתנדב/ת' },
  unit: { en: 'Unit', he: 'יחידה' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  start: { en: 'Start time', he: 'התחלה' },
  end: { en: 'End time', he: 'סיום' },
  duration: { en: 'Duration', he: 'משך' },
  bookingId: { en: 'Booking ID', he: 'מזהה הזמנה' },
  version: { en: 'Agreement version', he: 'נוסח ההסכם' },
  zone: { en: 'Times in', he: 'השעות לפי' },
  signature: { en: 'Signature', he: 'חתימה' },
  name: { en: 'Name, as typed', he: 'השם, כפי שהוקלד' },
  date: { en: 'Date, as written', he: 'התאריך, כפי שנכתב' },
  signedAt: { en: 'Time of signing', he: 'שעת החתימה' },
  address: { en: 'Network address', he: 'כתובת רשת' },
  browser: { en: 'Browser', he: 'דפדפן' },
} as const satisfies Record<string, Wording>;

/** The hash of a file cannot stand in that file. */
export const fingerprintNote: Wording = {
  en:
    "The SHA-256 hash of this file is kept in the organisation's log together with the event of this signature. A copy with " +
    'the same hash is this document, unchanged.',
  he: 'ערך ה-SHA-256 של קובץ זה נשמר ביומן הארגון יחד עם אירוע החתימה. עותק שיש לו אותו ערך הוא המסמך הזה, ללא שינוי.',
};
