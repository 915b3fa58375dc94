import type { audit as english } from '../en/audit.js';

export const audit: Readonly<Record<keyof typeof english, string>> = {
  'audit.title': 'ביקורת',
  'audit.tabs': 'חלקי הביקורת',
  'audit.tab.bookings': 'תולדות הזמנות',
  'audit.tab.custody': 'קנסות',
  'audit.tab.replay': 'שחזור',
  'audit.print': 'הדפסה',
  'audit.noBookings': 'לא נמצאה הזמנה מתאימה.',
};
