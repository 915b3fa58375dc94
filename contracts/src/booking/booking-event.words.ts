/** What an event of a booking means wherever it is retold. Its fields are declared in backend/src/booking/booking.events.ts. */
interface ToldBookingEvent {
  /** a line of the dossier */
  readonly en: string;
  readonly he: string;
  /** It takes the booking to its next situation. Otherwise it may follow a step, which stays the last one. */
  readonly isStep: boolean;
  /** `startAt` and `endAt` are the hours that its responder has from now on. Messages and calendar entries of earlier ones are old. */
  readonly setsHours: boolean;
  /** its entries in the responder's activity, with their English titles; none if it is not for them */
  readonly activities: Readonly<Record<string, string>>;
}

/**
 * Every type of event of a booking. From here come the list for feed and webhooks, the words of the dossier, the entries of the
 * activity, the last step that a late administrator is told, and which messages count as old (docs/how-to/add-a-use-case.md#2-the-event).
 */
export const bookingEventWords = {
  BookingRequested: {
    en: 'Booking requested',
    he: 'הוגשה בקשת הזמנה',
    isStep: true,
    setsHours: true,
    activities: { 'booking-requested': 'Booking requested' },
  },
  VehicleTakenInEmergency: {
    en: 'Vehicle taken in an emergency, without approval',
    he: 'הרכב נלקח בחירום, ללא אישור',
    isStep: true,
    setsHours: true,
    activities: { 'emergency-take': 'Vehicle taken in an emergency' },
  },
  EmergencyTakeReviewed: {
    en: 'Emergency take reviewed by an administrator',
    he: 'מנהל בדק את הלקיחה בחירום',
    isStep: false,
    setsHours: false,
    activities: { 'emergency-reviewed': 'Emergency take reviewed' },
  },
  BookingApproved: {
    en: 'Booking approved',
    he: 'ההזמנה אושרה',
    isStep: true,
    setsHours: false,
    activities: { 'booking-approved': 'Booking approved' },
  },
  BookingRejected: {
    en: 'Booking rejected',
    he: 'ההזמנה נדחתה',
    isStep: true,
    setsHours: false,
    activities: { 'booking-rejected': 'Booking rejected' },
  },
  BookingChanged: {
    en: 'Booking changed',
    he: 'ההזמנה שונתה',
    isStep: false,
    setsHours: true,
    activities: { 'booking-changed': 'Booking changed' },
  },
  BookingHandedOn: {
    en: 'Booking handed on to another responder',
    he: 'ההזמנה עברה למתנדב אחר',
    isStep: false,
    setsHours: true,
    activities: {
      'booking-taken-over': 'Booking taken over from a colleague',
      'booking-swapped': 'Booking received in a swap',
      'booking-handed-on': 'Booking handed on to a colleague',
    },
  },
  BookingExtended: {
    en: 'Booking extended, addendum to the agreement accepted',
    he: 'ההזמנה הוארכה, והתוספת להסכם אושרה',
    isStep: false,
    setsHours: true,
    activities: { 'booking-extended': 'Booking extended' },
  },
  BookingExtensionRequested: {
    en: 'Extension requested, addendum to the agreement accepted for it',
    he: 'התבקשה הארכה, והתוספת להסכם אושרה לקראתה',
    isStep: false,
    setsHours: false,
    activities: { 'extension-requested': 'Extension requested' },
  },
  BookingExtensionEnded: {
    en: 'Request for an extension ended without one',
    he: 'הבקשה להארכה הסתיימה בלי הארכה',
    isStep: false,
    setsHours: false,
    activities: { 'extension-ended': 'Not extended' },
  },
  BookingCancelled: {
    en: 'Booking cancelled',
    he: 'ההזמנה בוטלה',
    isStep: true,
    setsHours: false,
    activities: {
      'booking-cancelled': 'Booking cancelled by an administrator',
      'booking-withdrawn': 'Booking withdrawn',
    },
  },
  BookingReleased: {
    en: 'Booking released',
    he: 'ההזמנה שוחררה',
    isStep: true,
    setsHours: false,
    activities: { 'booking-released': 'Booking released' },
  },
  BookingReinstated: {
    en: 'Booking reinstated',
    he: 'ההזמנה שוחזרה',
    isStep: true,
    setsHours: true,
    activities: { 'booking-reinstated': 'Booking reinstated' },
  },
  AgreementSigned: {
    en: 'Agreement signed',
    he: 'ההסכם נחתם',
    isStep: true,
    setsHours: false,
    activities: { 'agreement-signed': 'Agreement signed' },
  },
  VehicleCheckedIn: {
    en: 'Vehicle checked in, the shift began',
    he: 'הרכב נלקח, המשמרת התחילה',
    isStep: true,
    setsHours: false,
    activities: { 'vehicle-checked-in': 'Vehicle checked in, shift started' },
  },
  VehicleFoundUnfit: {
    en: 'Vehicle found unfit at the check-in, no shift began',
    he: 'בבדיקת הקבלה הרכב נמצא לא כשיר, המשמרת לא התחילה',
    isStep: false,
    setsHours: false,
    activities: { 'vehicle-found-unfit': 'Vehicle found unfit at the check-in' },
  },
  DamageReported: {
    en: 'Damage reported during the shift',
    he: 'דווח נזק במהלך המשמרת',
    isStep: false,
    setsHours: false,
    activities: { 'damage-reported': 'Damage reported' },
  },
  VehicleCheckedOut: {
    en: 'Vehicle returned, the shift ended',
    he: 'הרכב הוחזר, המשמרת הסתיימה',
    isStep: true,
    setsHours: false,
    activities: { 'vehicle-checked-out': 'Vehicle checked out, shift ended' },
  },
  OdometerReadingCorrected: {
    en: 'Odometer reading corrected by an administrator',
    he: 'מנהל תיקן את קריאת מד הקילומטרים',
    isStep: false,
    setsHours: false,
    activities: { 'reading-corrected': 'Odometer reading corrected' },
  },
  OdometerReadingContested: {
    en: 'Odometer reading contested',
    he: 'הוגש ערעור על קריאת מד הקילומטרים',
    isStep: false,
    setsHours: false,
    activities: { 'reading-contested': 'Odometer reading contested' },
  },
  OdometerReadingKept: {
    en: 'Contested odometer reading kept by an administrator',
    he: 'מנהל השאיר את קריאת מד הקילומטרים שעליה ערערו',
    isStep: false,
    setsHours: false,
    activities: { 'reading-kept': 'Contested odometer reading kept' },
  },
  DamagePhotoReceived: {
    en: 'Photo of damage arrived',
    he: 'התקבלה תמונה של נזק',
    isStep: false,
    setsHours: false,
    activities: {},
  },
  DamagePhotoErased: {
    en: 'Photo of damage erased',
    he: 'תמונה של נזק נמחקה',
    isStep: false,
    setsHours: false,
    activities: {},
  },
  BookingNoteAdded: {
    en: 'Note added by an administrator',
    he: 'מנהל הוסיף הערה',
    isStep: false,
    setsHours: false,
    activities: {},
  },
  TextErased: { en: 'A text was erased', he: 'טקסט נמחק', isStep: false, setsHours: false, activities: {} },
} as const satisfies Readonly<Record<string, ToldBookingEvent>>;

type Told = typeof bookingEventWords;
export type BookingEventType = keyof Told;
type KeysOf<Activities> = Activities extends object ? keyof Activities & string : never;
export type BookingActivity = KeysOf<Told[BookingEventType]['activities']>;

export const bookingEventTypes = Object.keys(bookingEventWords) as readonly BookingEventType[];

/** The events with which a booking begins. */
export const bookingBeginnings = [
  'BookingRequested',
  'VehicleTakenInEmergency',
] as const satisfies readonly BookingEventType[];

/** The events that set the hours, of which the last says since when they hold. */
export const hoursSetBy: readonly BookingEventType[] = bookingEventTypes.filter(
  (type) => bookingEventWords[type].setsHours,
);

/** The entries in the order of the events. */
export const bookingActivityTitles = Object.assign(
  {},
  ...bookingEventTypes.map((type) => bookingEventWords[type].activities),
) as Readonly<Record<BookingActivity, string>>;

/** The entry of an event; of one that has several, the first. */
export const activityOf = (type: BookingEventType): BookingActivity | undefined =>
  (Object.keys(bookingEventWords[type].activities) as BookingActivity[])[0];
