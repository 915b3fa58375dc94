import { checkInItemsInHebrew } from '@rigbook/contracts/booking/check-in-words-in-hebrew';
import {
  bookingStatusLabelsInHebrew,
  eligibilityWarningWordsInHebrew,
} from '@rigbook/contracts/booking/words-in-hebrew';
import { damageAreasInHebrew, damageSeveritiesInHebrew } from '@rigbook/contracts/booking/damage-words-in-hebrew';
import { departmentsInHebrew } from '@rigbook/contracts/responders/departments-in-hebrew';
import { prefixed } from '../prefixed.js';
import type { words as english } from '../en/words.js';

export const words: Readonly<Record<keyof typeof english, string>> = {
  ...prefixed('bookingStatus', bookingStatusLabelsInHebrew),
  'milestone.requested': 'בקשה',
  'milestone.approved': 'אישור',
  'milestone.signed': 'חתימה',
  'milestone.checked-in': 'קבלת רכב',
  'milestone.returned': 'החזרה',
  ...prefixed('eligibilityWarning', eligibilityWarningWordsInHebrew),
  'vehicleStatus.available': 'פנוי',
  'vehicleStatus.in_use': 'בשימוש',
  'vehicleStatus.maintenance': 'בתחזוקה',
  'vehicleStatus.unavailable': 'לא זמין',
  'vehicleStatus.unknown': 'לא ידוע',
  'vehicleBadge.4 Seats': '4 מושבים',
  'vehicleBadge.Automatic': 'אוטומטי',
  'vehicleBadge.Medical Kit': 'ערכה רפואית',
  'role.Doctor': 'רופא',
  'role.Paramedic': 'פרמדיק',
  'role.Admin': 'מנהל',
  'role.EMT': 'חובש',
  'role.Dispatcher': 'מוקדן',
  'role.Dispatcher/MHP': 'מוקדן/MHP',
  'role.MHP': 'MHP',
  'role.Observer': 'משקיף',
  ...prefixed('department', departmentsInHebrew),
  'slotState.available': 'פנוי',
  'slotState.booked': 'תפוס',
  'slotState.adminOnly': 'למנהלים בלבד',
  'slotState.past': 'עבר/לא זמין',
  'slotGroup.morning': 'בוקר (\u20666:00 - 12:00\u2069)',
  'slotGroup.afternoon': 'אחר הצהריים (\u206612:00 - 18:00\u2069)',
  'slotGroup.evening': 'ערב ולילה (\u206618:00 - 06:00\u2069)',
  'checkInGroup.vehicle': 'רכב',
  'checkInGroup.medical': 'ציוד רפואי',
  'checkInGroup.emergency': 'ציוד חירום',
  ...prefixed('checkInItem', checkInItemsInHebrew),
  'checkInItem.fuel-check.detail': 'לפחות חצי מכל',
  'checkInItem.charging-port.detail': 'המטען נותק, השקע סגור',
  'checkInItem.ituran-code.detail': 'קוד האבטחה הוקש',
  ...prefixed('damageArea', damageAreasInHebrew),
  ...prefixed('damageSeverity', damageSeveritiesInHebrew),
  'microsoftOutcome.microsoft-not-linked':
    'חשבון Microsoft הזה אינו מקושר ליחידה. אפשר להיכנס עם מספר היחידה ולקשר אותו תחת ״החשבון שלי״, או לבקש ממנהל לקשר אותו.',
  'microsoftOutcome.microsoft-not-configured': 'הכניסה עם Microsoft לא הוגדרה בארגון הזה. יש להיכנס עם מספר היחידה.',
  'microsoftOutcome.microsoft-failed': 'לא התקבל מ־Microsoft אישור לזהות שלך. אפשר לנסות שוב או להיכנס עם מספר היחידה.',
  'microsoftOutcome.microsoft-linked': 'חשבון Microsoft שלך מקושר. מעכשיו אפשר להיכנס איתו.',
  'microsoftOutcome.microsoft-account-taken': 'חשבון Microsoft הזה מקושר ליחידה אחרת. יש לפנות למנהל.',
};
