import type { bookingView as english } from '../en/booking-view.js';

export const bookingView: Readonly<Record<keyof typeof english, string>> = {
  'view.title': 'הזמנה',
  'view.loading': 'טוענים את ההזמנה...',
  'view.previous': 'ההזמנה הקודמת',
  'view.next': 'ההזמנה הבאה',
  'keys.next': 'הבאה',
  'keys.previous': 'הקודמת',
  'deciding.loading': 'טוענים שעות ושכנים...',
  'deciding.startPassed': 'שעת ההתחלה עברה. אפשר רק לדחות.',
  'deciding.vehicleHeld': 'אי אפשר להבטיח עכשיו את {vehicle}: {status}.',
  'deciding.hours': 'השעות של המתנדב',
  'deciding.hoursOfWeek': 'השבוע של {day}: {before} מתוך {limit} שעות, {with} עם ההזמנה הזאת',
  'deciding.day': '{vehicle} באותו יום',
  'deciding.alone': 'הרכב לא הובטח לאף אחד אחר באותו יום.',
  'deciding.reason': 'סיבה (רשות, המתנדב יקרא אותה)',
  'deciding.back': 'חזרה',
  'deciding.rejectNow': 'לדחות את ההזמנה',
  'deciding.approving': 'מאשרים...',
  'deciding.rejecting': 'דוחים...',
  'deciding.undo': 'ביטול הפעולה',
};
