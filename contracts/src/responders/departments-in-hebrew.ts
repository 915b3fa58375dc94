import type { Department } from './responder.words.js';

export const departmentsInHebrew: Readonly<Record<Department, string>> = {
  Operations: 'מבצעים',
  EMT: 'חובשים',
  Paramedic: 'פרמדיקים',
  Administration: 'מנהלה',
  'Medical Director': 'ניהול רפואי',
  Training: 'הדרכה',
  Logistics: 'לוגיסטיקה',
};
