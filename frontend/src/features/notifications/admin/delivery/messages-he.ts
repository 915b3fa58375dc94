import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'delivery.title': 'משלוח הודעות',
  'delivery.lead': 'איך ההודעות יוצאות. הודעת ניסיון נשלחת רק אליך.',
  'delivery.loading': 'טוענים את ערוצי המשלוח...',
  'delivery.state.sent': 'פועל',
  'delivery.state.try-later': 'הניסיון האחרון התעכב',
  'delivery.state.failed': 'הניסיון האחרון נכשל',
  'delivery.state.not-configured': 'לא הוגדר',
  'delivery.state.untested': 'עוד לא נוסה',
  'delivery.notConfigured.email':
    'לא נשלח דואר אלקטרוני. מי שמפעיל את השרת צריך להגדיר בסביבה שלו את המשתנים האלה ולהפעיל אותו מחדש:',
  'delivery.notConfigured.whatsapp':
    'לא נשלחות הודעות ב־WhatsApp. מי שמפעיל את השרת צריך להגדיר בסביבה שלו את המשתנים האלה ולהפעיל אותו מחדש:',
  'delivery.from': 'נשלח מהכתובת',
  'delivery.lastTest': 'הניסיון האחרון: {at}, {person}.',
  'delivery.test.email': 'לשלוח אליי דואר ניסיון',
  'delivery.test.whatsapp': 'לשלוח אליי ניסיון ב־WhatsApp',
  'delivery.sending': 'שולחים...',
  'delivery.sent': 'נשלח אל {to} בשעה {at}',
  'delivery.look.email': 'כדאי לבדוק את תיבת הדואר, ואם ההודעה לא שם בתוך דקה, גם את תיקיית הספאם.',
  'delivery.look.whatsapp': 'כדאי להסתכל ב־WhatsApp בטלפון. הודעת הניסיון של Meta כתובה באנגלית.',
};
