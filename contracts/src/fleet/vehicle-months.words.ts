import type { Language } from '../settings/settings.rules.js';

/** The columns of the exported months of vehicles, in order. */
export const vehicleMonthHeadings = {
  month: { en: 'Month', he: 'חודש' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  kilometers: { en: 'Driven (km)', he: 'נסועה (ק״מ)' },
  hours: { en: 'Hours out', he: 'שעות בשימוש' },
  liters: { en: 'Fuel (liters)', he: 'דלק (ליטרים)' },
  litersPer100Km: { en: 'Liters per 100 km', he: 'ליטרים ל־100 ק״מ' },
  damageReports: { en: 'Damage reports', he: 'דיווחי נזק' },
  fuel: { en: 'Fuel', he: 'עלות הדלק' },
  other: { en: 'Other expenses', he: 'הוצאות אחרות' },
  service: { en: 'Service', he: 'טיפולים' },
  repair: { en: 'Repairs', he: 'תיקונים' },
  cost: { en: 'Cost altogether', he: 'סך העלות' },
  currency: { en: 'Currency', he: 'מטבע' },
  vehicleId: { en: 'Vehicle id', he: 'מזהה הרכב' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
