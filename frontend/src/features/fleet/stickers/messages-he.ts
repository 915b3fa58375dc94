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
  'sticker.notYours': 'אין לך הזמנה של {vehicle}.',
};
