import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'readings.title': 'הקילומטראז׳ של המשמרת',
  'readings.loading': 'הקריאות נטענות...',
  'readings.none': 'הקריאות של המשמרת עוד לא כאן. הן מגיעות רגעים אחרי קבלת הרכב.',
  'readings.before.check-in': 'המשמרת הקודמת, בקבלת הרכב',
  'readings.before.check-out': 'המשמרת הקודמת, בהחזרת הרכב',
  'readings.own.check-in': 'קבלת הרכב שלך',
  'readings.own.check-out': 'החזרת הרכב שלך',
  'readings.after.check-in': 'המשמרת הבאה, בקבלת הרכב',
  'readings.after.check-out': 'המשמרת הבאה, בהחזרת הרכב',
  'readings.wrong': 'הקריאה הזאת שגויה',
  'readings.wrongOf': 'הקריאה הזאת שגויה: {where}',
  'readings.explanation':
    'המשרד יבדוק את הקריאה. עד אז היא נחשבת. אפשר לערער עליה עד {until}. המשרד ומי שהמשמרת שלו יכולים לקרוא את הדברים.',
  'readings.words': 'מה שגוי?',
  'readings.wordsHint': 'למשל מה הראה מד הקילומטרים, ואיך ידוע לך.',
  'readings.wordsMissing': 'נא לכתוב מה שגוי.',
  'readings.send': 'הגשת ערעור על הקריאה',
  'readings.done': 'נשלח למשרד',
  'readings.failed': 'הערעור לא נשלח',
  'readings.changed': 'הקריאה תוקנה',
  'readings.changedFromTo':
    'היא הייתה {before, number} ק״מ כשפתחת את החלון, ועכשיו היא {km, number} ק״מ. מה שכתבת עדיין כאן. אפשר לשנות אותו אם הוא כבר לא מתאים, או לשלוח אותו שוב.',
  'readings.said': 'מה נאמר על הקריאה',
  'readings.by': 'ערעור של {person} על {km, number} ק״מ, {at}',
  'readings.byYou': 'הערעור שלך על {km, number} ק״מ, {at}',
  'readings.erased': '(נמחק)',
  'readings.waits': 'המשרד עוד לא בדק את הקריאה.',
  'readings.kept': 'מנהל השאיר את הקריאה: {km, number} ק״מ.',
  'readings.corrected': 'מנהל תיקן את הקריאה ל־{km, number} ק״מ.',
};
