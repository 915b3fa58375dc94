import type { Language } from '../settings/settings.rules.js';

/** What auditors and administrators can export, by days. */
export const exportSubjects = [
  'bookings',
  'events',
  'vehicle-use',
  'responder-use',
  'refused-requests',
  'access-record',
] as const;
export type ExportSubject = (typeof exportSubjects)[number];

/** For spreadsheets, or one JSON value per line for programs. */
export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Headings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Columns in order. Columns ending in `InZone` are local times of the organization, those ending in `InUtc` instants. */
export const eventExportHeadings = {
  position: { en: 'Position', he: 'מיקום ביומן' },
  transaction: { en: 'Transaction', he: 'טרנזקציה' },
  recordedInZone: { en: 'Recorded', he: 'נרשם' },
  type: { en: 'Event', he: 'אירוע' },
  streamType: { en: 'Of a', he: 'סוג הזרם' },
  stream: { en: 'Id', he: 'מזהה הזרם' },
  version: { en: 'Number in its stream', he: 'מספר בזרם' },
  actor: { en: 'By', he: 'בידי' },
  id: { en: 'Event id', he: 'מזהה האירוע' },
  correlationId: { en: 'Request', he: 'מזהה הבקשה' },
  causationId: { en: 'Caused by', he: 'נגרם על ידי' },
  schemaVersion: { en: 'Edition of its form', he: 'גרסת המבנה' },
  data: { en: 'Data (JSON)', he: 'נתונים (JSON)' },
  recordedInUtc: { en: 'Recorded', he: 'נרשם' },
} as const satisfies Headings;

/** Totals of bookings that start on the days. */
export const useExportHeadings = {
  bookings: { en: 'Bookings requested', he: 'הזמנות שהוגשו' },
  rejected: { en: 'Rejected', he: 'נדחו' },
  cancelled: { en: 'Cancelled', he: 'בוטלו' },
  bookedHours: { en: 'Hours booked', he: 'שעות שהוזמנו' },
  shifts: { en: 'Shifts', he: 'משמרות' },
  hoursOut: { en: 'Hours out', he: 'שעות בדרך' },
  kilometres: { en: 'Kilometres', he: 'קילומטרים' },
  returnedLate: { en: 'Returned late', he: 'הוחזרו באיחור' },
  damageReports: { en: 'Damage reports', he: 'דיווחי נזק' },
} as const satisfies Headings;

export const vehicleUseHeadings = {
  vehicleId: { en: 'Vehicle id', he: 'מזהה הרכב' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  vehicleType: { en: 'Vehicle type', he: 'סוג הרכב' },
  ...useExportHeadings,
} as const satisfies Headings;

/** An erased responder has only an id. */
export const responderUseHeadings = {
  responderId: { en: 'Responder id', he: 'מזהה המתנדב' },
  unit: { en: 'Unit', he: 'יחידה' },
  firstName: { en: 'First name', he: 'שם פרטי' },
  lastName: { en: 'Last name', he: 'שם משפחה' },
  ...useExportHeadings,
} as const satisfies Headings;

export const refusedExportHeadings = {
  refusedInZone: { en: 'Refused', he: 'סורבה' },
  unit: { en: 'Unit', he: 'יחידה' },
  firstName: { en: 'First name', he: 'שם פרטי' },
  lastName: { en: 'Last name', he: 'שם משפחה' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  startInZone: { en: 'Start', he: 'התחלה' },
  endInZone: { en: 'End', he: 'סיום' },
  code: { en: 'Code', he: 'קוד' },
  sentence: { en: 'Refused because', he: 'הסיבה' },
  facts: { en: 'Decided on (JSON)', he: 'עובדות ההחלטה (JSON)' },
  ruleVersion: { en: 'Edition of the rules', he: 'גרסת הכללים' },
  refusedInUtc: { en: 'Refused', he: 'סורבה' },
  startInUtc: { en: 'Start', he: 'התחלה' },
  endInUtc: { en: 'End', he: 'סיום' },
} as const satisfies Headings;

export const accessExportHeadings = {
  atInZone: { en: 'First', he: 'לראשונה' },
  kind: { en: 'Kind', he: 'סוג' },
  times: { en: 'Times', he: 'כמה פעמים' },
  unit: { en: 'Unit', he: 'יחידה' },
  firstName: { en: 'First name', he: 'שם פרטי' },
  lastName: { en: 'Last name', he: 'שם משפחה' },
  accessToken: { en: 'Access token', he: 'אסימון גישה' },
  network: { en: 'Network', he: 'רשת' },
  device: { en: 'Device', he: 'מכשיר' },
  subject: { en: 'Of (id)', he: 'על (מזהה)' },
  code: { en: 'Code', he: 'קוד' },
  route: { en: 'Call', he: 'קריאה' },
  atInUtc: { en: 'First', he: 'לראשונה' },
  lastAtInUtc: { en: 'Last', he: 'לאחרונה' },
} as const satisfies Headings;

/** The heading, with the zone if the column has local times. */
export function headingInWords<Column extends string>(
  headings: Readonly<Record<Column, Readonly<Record<Language, string>>>>,
  column: Column,
  language: Language,
  zone: string,
): string {
  const heading = headings[column][language];
  if (column.endsWith('InZone')) return `${heading} (${zone})`;
  return column.endsWith('InUtc') ? `${heading} (UTC)` : heading;
}
