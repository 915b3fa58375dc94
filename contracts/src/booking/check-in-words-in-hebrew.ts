import type { CheckInItem } from './shift/check-in.words.js';

/** As checkInItems, for whoever reads Hebrew, on a screen or in a document. */
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
