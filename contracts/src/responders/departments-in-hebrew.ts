import type { Department } from './responder.words.js';

/** As departments, for whoever reads Hebrew, on a screen or in a file. */
export const departmentsInHebrew: Readonly<Record<Department, string>> = {
  Operations: 'מבצעים',
  EMT: 'חובשים',
  Paramedic: 'פרמדיקים',
  Administration: 'מנהלה',
  'Medical Director': 'ניהול רפואי',
  Training: 'הדרכה',
  Logistics: 'לוגיסטיקה',
};
