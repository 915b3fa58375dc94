import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'vehicleKeys.open': 'מפתחות וקודים',
  'vehicleKeys.of': 'מפתחות וקודים: {vehicle}',
  'vehicleKeys.loading': 'קוראים מפתחות וקודים...',
  'vehicleKeys.none': 'לא נרשם דבר על הרכב הזה. אפשר לפנות למשרד.',
  'vehicleKeys.lost': 'אי אפשר יותר לקרוא את מה שנרשם. פנו למשרד, ששם אפשר לרשום אותו שוב.',
  'vehicleKeys.recorded': 'מוצג רק לצורך המשמרת שלך. הצפייה נרשמת.',
  'vehicleKeys.close': 'סגירה',
};
