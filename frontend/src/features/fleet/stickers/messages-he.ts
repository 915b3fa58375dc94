import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'sticker.loading': 'קוראים את המדבקה...',
  'sticker.belongsTo': 'הרכב הזה שייך ל־{organization}',
  'sticker.reach': 'אם הרכב חוסם או פגוע, או שמצאתם משהו ששייך אליו, ספרו לנו:',
  'sticker.noContacts': 'אפשר לפנות לאנשים שנמצאים ליד הרכב.',
  'sticker.write': 'שליחת אימייל',
  'sticker.whatsapp': 'הודעה ב־WhatsApp',
  'sticker.signIn': 'יש לי חשבון: כניסה',
  'sticker.unknown': 'המדבקה הזאת לא בשימוש',
  'sticker.unknownHint': 'ייתכן שהוחלפה. סרקו את המדבקה שעל הרכב עכשיו, או חפשו את הרכב בדף הבית.',
  'sticker.toHome': 'לדף הבית',
  'sticker.report': 'דיווח על משהו',
  'sticker.reportLead':
    'על נזק, או על כל דבר אחר שאינו תקין. המשרד רואה את הדיווח עם שמך; מי שייקח את הרכב אחר כך רואה אותו בלי השם.',
  'sticker.seen': 'מה ראית?',
  'sticker.seenHint': 'למשל: המראה השמאלית תלויה.',
  'sticker.seenMissing': 'נא לכתוב מה ראית.',
  'sticker.place': 'מקום בשרטוט',
  'sticker.placeHint': 'אם זה בצד החיצוני, אפשר להקיש על השרטוט או לבחור כאן.',
  'sticker.noPlace': 'לא בשרטוט',
  'sticker.sendReport': 'שליחת הדיווח',
  'sticker.notNow': 'לא עכשיו',
  'sticker.notYours': 'אין לך הזמנה של {vehicle}.',
};
