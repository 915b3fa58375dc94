import type { Language } from '../../settings/settings.rules.js';

/** The columns of exported unaccounted kilometers, in order. `InZone` are local times of the organization, `InUtc` instants. */
export const unaccountedExportHeadings = {
  vehicle: { en: 'Vehicle', he: 'רכב' },
  kilometers: { en: 'Unaccounted (km)', he: 'ללא שיוך (ק״מ)' },
  fromKm: { en: 'From (km)', he: 'מ־ (ק״מ)' },
  toKm: { en: 'To (km)', he: 'עד (ק״מ)' },
  beforeInZone: { en: 'Last reading before', he: 'הקריאה הקודמת' },
  beforeUnit: { en: 'Unit before', he: 'היחידה הקודמת' },
  before: { en: 'Responder before', he: 'המתנדב הקודם' },
  beforeBooking: { en: 'Booking before', he: 'ההזמנה הקודמת' },
  takenInZone: { en: 'Next check-in', he: 'קבלת הרכב הבאה' },
  takenUnit: { en: 'Unit after', he: 'היחידה הבאה' },
  taken: { en: 'Responder after', he: 'המתנדב הבא' },
  takenBooking: { en: 'Booking after', he: 'ההזמנה הבאה' },
  beforeInUtc: { en: 'Last reading before', he: 'הקריאה הקודמת' },
  takenInUtc: { en: 'Next check-in', he: 'קבלת הרכב הבאה' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
