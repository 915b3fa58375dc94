import type { sentences as english } from '../en/sentences.js';

export const sentences: Readonly<Record<keyof typeof english, string>> = {
  'Unit number must be 3 digits': 'מספר היחידה הוא 3 ספרות',
  'Organization name is required': 'יש להזין את שם הארגון',
  'Organization name must be at most 120 characters': 'בשם הארגון יש לכל היותר 120 תווים',
  'Organization name must be one line of plain text': 'שם הארגון הוא שורה אחת של טקסט רגיל',
  'Please enter the number with + and the country code, such as +972 50 000 0100':
    'יש להזין את המספר עם + וקידומת המדינה, למשל \u2066+972 50 000 0100\u2069',
  'The new admin password must be at least 10 characters': 'בסיסמה החדשה יש לפחות 10 תווים',
  'The new admin password must be at most 200 characters': 'בסיסמה החדשה יש לכל היותר 200 תווים',
  'Name is required': 'יש למלא את השדה ״שם״',
  'Type is required': 'יש למלא את השדה ״סוג״',
  'Location is required': 'יש למלא את השדה ״מיקום״',
  'Name must be at most 80 characters': 'בשם יש לכל היותר 80 תווים',
  'Type must be at most 80 characters': 'בסוג יש לכל היותר 80 תווים',
  'Location must be at most 200 characters': 'במיקום יש לכל היותר 200 תווים',
  'The expected end must lie in the future': 'הסיום הצפוי צריך להיות בעתיד',
  'Major damage was reported at checkout': 'דווח נזק חמור בהחזרת הרכב',
};
