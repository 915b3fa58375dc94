import type { en } from './emergency-messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'emergency.title': 'נלקח בחירום, ללא אישור',
  'emergency.due': 'יש לבדוק עד: {due}.',
  'emergency.final': 'הבדיקה סופית.',
  'emergency.own': 'זאת לקיחה שלך. יש לבקש ממנהל אחר לבדוק אותה.',
  'emergency.note': 'הערה (חובה בשימוש לרעה)',
  'emergency.accept': 'לאשר את הלקיחה',
  'emergency.misuse': 'לרשום שימוש לרעה',
  'emergency.noteMissing': 'יש לנמק מדוע זה שימוש לרעה.',
  'emergency.done.accepted': 'הלקיחה בחירום התקבלה',
  'emergency.done.misuse': 'נרשם כשימוש לרעה',
  'emergency.failed': 'הבדיקה לא נשמרה',
  'emergency.reviewed.accepted': 'נבדק: {at}. הלקיחה התקבלה',
  'emergency.reviewed.misuse': 'נבדק: {at}. שימוש לרעה',
  'diary.emergency.due': 'חירום, לבדיקה',
  'diary.emergency.overdue': 'חירום, הבדיקה מאחרת',
  'diary.emergency.accepted': 'חירום',
  'diary.emergency.misuse': 'חירום, שימוש לרעה',
};
