import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'fleet.title': 'הצי שלנו',
  'fleet.vehicles': 'כלי רכב',
  'fleet.loading': 'טוענים את כלי הרכב...',
  'fleet.empty': 'עדיין אין כלי רכב בצי.',
  'fleet.authorizedRoles': 'תפקידים מורשים',
  'fleet.bookNow': 'להזמין עכשיו',
  'fleet.bookNowNamed': 'להזמין עכשיו: {vehicle}',
  'fleet.unavailable': 'לא ניתן להזמין - {status}',
  'fleet.overdueSince': 'באיחור מאז: {time}',
  'fleet.maintenanceOverdueSince': 'התחזוקה הייתה אמורה להסתיים: {time}',
  'fleet.availableFrom': 'יתפנה: {time}',
  'fleet.mileage': '{km, number} ק״מ',
  'picture.als-ambulance': 'ציור של אמבולנס ALS',
  'picture.bls-ambulance': 'ציור של אמבולנס BLS',
  'picture.paramedic-car': 'ציור של רכב פרמדיק',
  'picture.fly-car': 'ציור של רכב תגובה מהירה',
  'picture.als-icon': 'ציור של רכב ALS',
  'picture.bls-icon': 'ציור של רכב BLS',
};
