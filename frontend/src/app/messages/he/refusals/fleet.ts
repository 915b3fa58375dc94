import type { fleetRefusals } from '@rigbook/contracts/refusals/fleet.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { words } from '../words.js';
import { openBookings } from './open-bookings.js';

export const fleet: SentencesFor<keyof typeof fleetRefusals> = {
  VEHICLE_NOT_FOUND: 'הרכב לא נמצא. ייתכן שהצי השתנה; יש לטעון אותו מחדש.',
  PLATE_NUMBER_TAKEN: ({ plateNumber }) => `לרכב אחר בצי יש מספר רישוי \u2066${plateNumber}\u2069. יש לבדוק את המספר.`,
  VEHICLE_NAME_TAKEN: ({ vehicleName }) => `כבר יש רכב בשם ${isolated(vehicleName)}. יש לבחור שם אחר.`,
  VEHICLE_HAS_OPEN_BOOKINGS: ({ vehicleName, bookings }, { text, times }) =>
    `לרכב ${isolated(vehicleName)} עדיין יש הזמנות פתוחות: ` +
    `${openBookings(bookings, times, ({ unitNumber }) => text('person.unit', { unit: unitNumber }))}. ` +
    'יש לבטל אותן או לחכות שיושלמו, ואז להוציא את הרכב מהצי.',
  VEHICLE_STATUS_DERIVED: ({ vehicleName }) =>
    `הרכב ${isolated(vehicleName)} מסומן ״${words['vehicleStatus.in_use']}״ מרגע שמתנדב מקבל אותו ועד שהוא מוחזר; ` +
    'אי אפשר לקבוע את זה ידנית.',
  DAMAGE_NOT_FOUND: 'הנזק לא נמצא ברשומות. יש לטעון את הרשימה מחדש.',
  DAMAGE_ALREADY_RESOLVED: 'מישהו אחר כבר סימן שהנזק טופל. הוא מופיע בין הנזקים שטופלו, עם שם המטפל.',
  DAMAGE_NOT_RESOLVED: 'הנזק כבר פתוח ומופיע בין הנזקים הפתוחים.',
};
