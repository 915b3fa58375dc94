import { headingInWords } from '../../audit/export.words.js';
import type { Language } from '../../settings/settings.rules.js';

type Headings = Readonly<Record<Language, string>>;

/** The columns of an exported diary, in order; `zone` ones are local times of the organization, `utc` ones instants. */
export const diaryExportHeadings = {
  id: { en: 'Booking', he: 'מזהה הזמנה' },
  status: { en: 'Status', he: 'סטטוס' },
  unit: { en: 'Unit', he: 'יחידה' },
  firstName: { en: 'First name', he: 'שם פרטי' },
  lastName: { en: 'Last name', he: 'שם משפחה' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  vehicleType: { en: 'Vehicle type', he: 'סוג הרכב' },
  startInZone: { en: 'Start', he: 'התחלה' },
  endInZone: { en: 'End', he: 'סיום' },
  hours: { en: 'Hours', he: 'שעות' },
  purpose: { en: 'Purpose', he: 'מטרה' },
  requestedInZone: { en: 'Requested', he: 'הוגשה' },
  decidedInZone: { en: 'Decided', he: 'הוכרעה' },
  decidedBy: { en: 'Decided by', he: 'הוכרעה בידי' },
  signedInZone: { en: 'Signed', he: 'נחתמה' },
  checkedInInZone: { en: 'Checked in', he: 'קבלת הרכב' },
  checkedOutInZone: { en: 'Returned', he: 'החזרת הרכב' },
  cancelledInZone: { en: 'Cancelled', he: 'בוטלה' },
  cancelledBy: { en: 'Cancelled by', he: 'בוטלה בידי' },
  adminNotes: { en: 'Admin notes', he: 'הערות המנהל' },
  reason: { en: 'Reason', he: 'סיבה' },
  warnings: { en: 'Eligibility warnings', he: 'אזהרות התאמה' },
  mileage: { en: 'Mileage at check-in (km)', he: 'קילומטראז׳ בקבלה' },
  fuel: { en: 'Fuel at check-in (%)', he: 'דלק בקבלה (%)' },
  mileageBack: { en: 'Mileage at checkout (km)', he: 'קילומטראז׳ בהחזרה' },
  fuelBack: { en: 'Fuel at checkout (%)', he: 'דלק בהחזרה (%)' },
  damageReports: { en: 'Damage reports', he: 'דיווחי נזק' },
  startInUtc: { en: 'Start', he: 'התחלה' },
  endInUtc: { en: 'End', he: 'סיום' },
  requestedInUtc: { en: 'Requested', he: 'הוגשה' },
  decidedInUtc: { en: 'Decided', he: 'הוכרעה' },
  signedInUtc: { en: 'Signed', he: 'נחתמה' },
  checkedInInUtc: { en: 'Checked in', he: 'קבלת הרכב' },
  checkedOutInUtc: { en: 'Returned', he: 'החזרת הרכב' },
  cancelledInUtc: { en: 'Cancelled', he: 'בוטלה' },
  emergency: { en: 'Taken in an emergency', he: 'נלקח בחירום' },
} as const satisfies Readonly<Record<string, Headings>>;

export type DiaryExportColumn = keyof typeof diaryExportHeadings;
export const diaryExportColumns = Object.keys(diaryExportHeadings) as readonly DiaryExportColumn[];

/** With the zone if the column has local times. */
export const headingOf = (column: DiaryExportColumn, language: Language, zone: string): string =>
  headingInWords(diaryExportHeadings, column, language, zone);
