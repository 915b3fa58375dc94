import type { Wording } from '@rigbook/contracts/agreement/agreement-text';
import { hoursInWords, type Instant, inZone, type Zone } from '@rigbook/contracts/kernel';
import { emergencyContacts } from '@rigbook/contracts/settings/emergency-contacts.words';
import type { SignedAgreement } from './signed-agreement.js';

/** The document's details apart from the agreement's text. */
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
  contacts: { en: 'Numbers to call', he: 'מספרי טלפון' },
  whatsapp: { en: 'WhatsApp', he: 'וואטסאפ' },
  signature: { en: 'Signature', he: 'חתימה' },
  name: { en: 'Name, as typed', he: 'השם, כפי שהוקלד' },
  date: { en: 'Date, as written', he: 'התאריך, כפי שנכתב' },
  signedAt: { en: 'Time of signing', he: 'שעת החתימה' },
  address: { en: 'Network address', he: 'כתובת רשת' },
  browser: { en: 'Browser', he: 'דפדפן' },
} as const satisfies Record<string, Wording>;

/** A file cannot contain its own hash. */
export const fingerprintNote: Wording = {
  en:
    "The SHA-256 hash of this file is kept in the organization's log together with the event of this signature. A copy with " +
    'the same hash is this document, unchanged.',
  he: 'ערך ה-SHA-256 של קובץ זה נשמר ביומן הארגון יחד עם אירוע החתימה. עותק שיש לו אותו ערך הוא המסמך הזה, ללא שינוי.',
};

export type Detail = readonly [label: Wording, value: string];

/** `Sun 22 Nov 2026, 18:00 (GMT+2)`: with year and offset, for readers years later or elsewhere. */
export const instantInFull = (at: Instant, zone: Zone, clock = 'HH:mm'): string =>
  inZone(at, zone).setLocale('en').toFormat(`ccc d LLL yyyy, ${clock} '(GMT'Z')'`);

export const bookingDetails = ({ booking, edition, zone }: SignedAgreement): Detail[] => [
  [labels.responder, booking.responderName],
  [labels.unit, booking.unitNumber],
  [labels.vehicle, `${booking.vehicleName} (${booking.vehicleType})`],
  [labels.start, instantInFull(booking.period.startAt, zone)],
  [labels.end, instantInFull(booking.period.endAt, zone)],
  [labels.duration, hoursInWords(booking.durationHours)],
  [labels.zone, zone],
  [labels.bookingId, booking.id],
  [labels.version, edition.version],
];

export const contactDetails = ({ contacts }: SignedAgreement): Detail[] => [
  ...emergencyContacts.flatMap(({ id, label }): Detail[] => {
    const number = contacts.emergencyNumbers.find(({ contact }) => contact === id)?.number;
    return number === undefined ? [] : [[label, number]];
  }),
  ...(contacts.whatsappNumber === null ? [] : [[labels.whatsapp, contacts.whatsappNumber] as const]),
];

export const signatureDetails = ({ signature, zone }: SignedAgreement): Detail[] => [
  [labels.name, signature.signerName],
  [labels.date, signature.signedOn],
  [labels.signedAt, `${instantInFull(signature.signedAt, zone, 'HH:mm:ss')} = ${signature.signedAt}`],
  [labels.address, signature.address],
  [labels.browser, signature.userAgent],
];
