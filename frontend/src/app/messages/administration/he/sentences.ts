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
  'Plate number must be at most 20 characters': 'במספר רישוי יש לכל היותר 20 תווים',
  'Plate number may have letters, digits, spaces and hyphens': 'מספר רישוי כולל אותיות, ספרות, רווחים ומקפים בלבד',
  'Please name the token after the program that will use it': 'יש לתת לאסימון את שם התוכנה שתשתמש בו',
  'A name has at most 60 characters': 'בשם יש לכל היותר 60 תווים',
  'Please choose at least one thing that the token opens': 'יש לבחור לפחות דבר אחד שהאסימון פותח',
  'The address must be a whole one, such as https://example.org/rigbook':
    'יש להזין כתובת שלמה, למשל \u2066https://example.org/rigbook\u2069',
  'The address must begin with https://, so that nobody on the way can read along':
    'הכתובת צריכה להתחיל ב־\u2066https://\u2069, כדי שאיש לא יוכל לקרוא בדרך',
  'The address must not contain a user name or password; messages are signed instead':
    'בכתובת לא יהיו שם משתמש או סיסמה; במקומם ההודעות חתומות',
  'The address must have at most 1000 characters': 'בכתובת יש לכל היותר 1000 תווים',
  'The address must be one on the open internet': 'הכתובת צריכה להיות ברשת האינטרנט הפתוחה',
  'The expected end must lie in the future': 'הסיום הצפוי צריך להיות בעתיד',
  'Major damage was reported at checkout': 'דווח נזק חמור בהחזרת הרכב',
};
