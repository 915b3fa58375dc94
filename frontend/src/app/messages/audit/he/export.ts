import type { auditExport as english } from '../en/export.js';

export const auditExport: Readonly<Record<keyof typeof english, string>> = {
  'audit.tab.export': 'ייצוא',
  'export.lead': 'שמירת מה שקרה בימים מסוימים, לגיליון או לתוכנה. הזמנים לפי השעון של {zone} ולפי UTC.',
  'export.subject': 'מה לייצא',
  'export.subject.bookings': 'הזמנות',
  'export.subject.bookings.hint': 'הזמנות שמתחילות בימים האלה, על כל שלביהן.',
  'export.subject.events': 'אירועים',
  'export.subject.events.hint':
    'כל מה שנרשם בימים האלה, לפי סדר היומן. ב־JSON Lines כל שורה היא בדיוק מה שנחתם מן האירוע.',
  'export.subject.vehicle-use': 'שימוש לפי רכב',
  'export.subject.vehicle-use.hint': 'הזמנות, שעות, קילומטרים ונזקים של כל רכב, מהזמנות שמתחילות בימים האלה.',
  'export.subject.responder-use': 'שימוש לפי מתנדב',
  'export.subject.responder-use.hint': 'אותם נתונים לכל מתנדב. מי שנמחק מופיע במזהה אנונימי.',
  'export.subject.refused-requests': 'בקשות שסורבו',
  'export.subject.refused-requests.hint': 'מה סורב בימים האלה ומדוע. נשמר {days} ימים בלבד.',
  'export.from': 'יום ראשון בטווח',
  'export.to': 'יום אחרון בטווח',
  'export.format': 'צורה',
  'export.format.csv': 'CSV, לגיליונות',
  'export.format.jsonl': 'JSON Lines, לתוכנות',
  'export.wrongDays': 'היום האחרון אינו יכול להיות לפני הראשון.',
  'export.save': 'שמירת הקובץ',
  'export.begun': 'ההורדה התחילה',
};
