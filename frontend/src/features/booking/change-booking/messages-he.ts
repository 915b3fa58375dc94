import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'change.title': 'שינוי ההזמנה',
  'change.now': 'עכשיו',
  'change.then': 'אחרי השינוי',
  'change.backToPending': 'ההזמנה חוזרת להמתין לאישור: מנהל צריך לאשר אותה שוב.',
  'change.stays.pending': 'ההזמנה עדיין ממתינה לאישור.',
  'change.stays.approved': 'ההזמנה נשארת מאושרת.',
  'change.stays.active': 'המשמרת נמשכת.',
  'change.endsExtension': 'הבקשה להאריך אותה עד {time} מסתיימת עם השינוי הזה.',
  'change.signAgain': 'יש לחתום שוב על ההסכם, לפי השעות החדשות.',
  'change.nothing': 'עדיין לא השתנה דבר. אפשר לבחור רכב אחר, שעות אחרות או מטרה אחרת.',
  'change.shiftBegun': 'המשמרת כבר התחילה. אפשר לשנות רק את משך ההזמנה ואת המטרה.',
  'change.shiftTooOld': 'אי אפשר לדחות את סיום המשמרת הזאת',
  'change.shiftTooOldHint':
    'היא התחילה לפני יותר מ־{hours} שעות, והזמנה לא יכולה להימשך יותר מזה. כשהרכב חוזר, אפשר לרשום את החזרתו במקום המתנדב. את המטרה עדיין אפשר לשנות.',
  'change.startPassed':
    'שעת ההתחלה כבר עברה. אפשר לקצר את ההזמנה, להעביר אותה לשעת התחלה שעוד לא הגיעה או לשנות את המטרה. לשעות נוספות או לרכב אחר יש לפנות למנהל.',
  'change.tooLate.responder':
    'השינוי הזה טעון אישור, אבל שעת ההתחלה כבר עברה. אפשר להישאר בתוך השעות שאושרו, לבחור שעת התחלה שעוד לא הגיעה או לפנות למנהל.',
  'change.tooLate.admin': 'שעת ההתחלה כבר עברה, ולכן אי אפשר עוד לאשר את השעות האלה. יש לבחור שעת התחלה שעוד לא הגיעה.',
  'change.reason': 'סיבת השינוי',
  'change.reasonHint': 'המתנדב יכול לקרוא אותה בהיסטוריה של ההזמנה.',
  'change.reasonNeeded': 'יש לציין למה ההזמנה משתנה.',
  'change.save': 'שמירת השינוי',
  'change.saving': 'השינוי נשמר...',
  'change.done': 'ההזמנה שונתה',
  'change.doneApproval': 'עכשיו היא ממתינה לאישור.',
  'change.doneSign': 'יש לחתום שוב על ההסכם לפני היציאה.',
  'change.failed': 'השינוי נכשל',
};
