import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'parking.title': 'היכן הרכב חונה',
  'parking.since': 'חונה מאז {time}',
  'parking.nothingKnown': 'לא ידוע: לא נכתב בהחזרה האחרונה, או שהרכב בנסיעה.',
  'parking.loading': 'טוענים את מקום החניה...',
  'parking.photo': 'תמונה {number} של המקום',
  'parking.photo.to-come': 'תמונה {number} עוד לא הגיעה.',
  'parking.photo.erased': 'תמונה {number} נמחקה.',
  'parking.ask': 'היכן החנית את הרכב?',
  'parking.askHint': 'הבא בתור יקרא את זה. למשל: קומה 2-, חניה 14, ליד המעלית.',
  'parking.required': 'נא לכתוב היכן הרכב חונה.',
  'parking.addPosition': 'הוספת מיקום',
  'parking.measuring': 'מאתרים את המיקום...',
  'parking.positionHint': 'לא חובה. הטלפון ישאל אותך קודם. נשלח רק המיקום של הרגע הזה.',
  'parking.positionAdded': 'יישלח גם המיקום:',
  'parking.removePosition': 'בלי המיקום',
  'parking.notAllowed':
    'הטלפון לא מוסר את המיקום לדף הזה. אפשר להתיר זאת בהגדרות הדפדפן, או פשוט לכתוב היכן הרכב חונה.',
  'parking.notFound': 'הטלפון לא מצא את המיקום. אפשר לנסות שוב בחוץ, או פשוט לכתוב היכן הרכב חונה.',
};
