import type { DamageArea, DamageSeverity } from './shift/damage.words.js';
import type { CheckInGroup, CheckInItem } from './shift/check-in.words.js';
import type { ActingParty, BookingStatus, EligibilityWarning } from './booking.words.js';

export const bookingStatusLabelsInHebrew: Readonly<Record<BookingStatus, string>> = {
  pending: 'ממתינה לאישור',
  approved: 'אושרה',
  rejected: 'נדחתה',
  cancelled: 'בוטלה',
  active: 'פעילה',
  completed: 'הושלמה',
};

export const actingPartyLabelsInHebrew: Readonly<Record<ActingParty, string>> = {
  responder: 'המתנדב',
  admin: 'מנהל',
};

export const eligibilityWarningWordsInHebrew: Readonly<Record<EligibilityWarning, string>> = {
  'department-not-authorised': 'המחלקה של המתנדב אינה בין התפקידים המורשים לרכב הזה.',
  'als-responders-only': 'זהו רכב ALS והמתנדב אינו מוסמך ALS.',
};

export const checkInItemsInHebrew: Readonly<Record<CheckInItem, string>> = {
  'fuel-check': 'בדיקת דלק',
  'tire-inspection': 'בדיקת צמיגים',
  'lights-test': 'בדיקת פנסים',
  'fluid-levels': 'מפלסי נוזלים',
  'charging-port': 'שקע טעינה',
  'ituran-code': 'קוד איתוראן',
  defibrillator: 'דפיברילטור',
  'oxygen-tank': 'בלון חמצן',
  stretcher: 'אלונקה',
  'first-aid': 'עזרה ראשונה',
  'medical-supplies': 'ציוד רפואי מתכלה',
  'suction-unit': 'מכשיר שאיבה',
  'emergency-lights': 'אורות חירום',
  'siren-system': 'סירנה',
  'radio-communication': 'מכשיר קשר',
  'emergency-phone': 'טלפון חירום',
};

export const checkInGroupsInHebrew: Readonly<Record<CheckInGroup, string>> = {
  vehicle: 'רכב',
  medical: 'ציוד רפואי',
  emergency: 'ציוד חירום',
};

/** What to look at, of the items that say it. */
export const checkInDetailsInHebrew = {
  'fuel-check': 'לפחות חצי מכל',
  'charging-port': 'המטען נותק, השקע סגור',
  'ituran-code': 'קוד האבטחה הוקש',
} as const satisfies Readonly<Partial<Record<CheckInItem, string>>>;

export const damageAreasInHebrew: Readonly<Record<DamageArea, string>> = {
  'front-bumper': 'פגוש קדמי',
  'rear-bumper': 'פגוש אחורי',
  'driver-side': 'צד הנהג',
  'passenger-side': 'צד הנוסע',
  roof: 'גג',
  hood: 'מכסה מנוע',
  wheels: 'גלגלים וצמיגים',
  interior: 'פנים הרכב',
  'medical-equipment': 'ציוד רפואי',
  'emergency-lights': 'אורות חירום',
};

export const damageSeveritiesInHebrew: Readonly<Record<DamageSeverity, string>> = {
  minor: 'קל',
  moderate: 'בינוני',
  major: 'חמור',
};
