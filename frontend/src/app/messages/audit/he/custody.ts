import type { custody as english } from '../en/custody.js';

export const custody: Readonly<Record<keyof typeof english, string>> = {
  'custody.explained':
    'מזינים את הרכב ואת השעה של הקנס, או בוחרים קובץ קנסות: רואים אצל מי היה הרכב באותה דקה ועל מה נחתם.',
  'custody.vehicle': 'מספר רישוי או שם הרכב',
  'custody.vehicleMissing': 'יש להזין מספר רישוי או שם.',
  'custody.time': 'זמן',
  'custody.timeMissing': 'יש להזין יום ושעה.',
  'custody.ask': 'אצל מי היה?',
  'custody.file': 'או קובץ קנסות (CSV)',
  'custody.fileHint':
    'עם העמודות „רכב” (מספר רישוי או שם) ו„זמן” (כמו \u206623/11/2026 18:05\u2069), {most} שורות לכל היותר.',
  'custody.choose': 'בחירת קובץ',
  'custody.notText': 'זה אינו CSV, או שהקובץ ארוך מדי. יש לשמור את הטבלה כ־CSV ‏(UTF-8) ולבחור שוב.',
  'custody.loading': 'מחפשים...',
  'custody.answers': 'תשובות',
  'custody.answered':
    '{count, plural, one {קנס אחד} two {שני קנסות} other {# קנסות}}{unanswered, plural, =0 {} one {, לאחד מהם אין תשובה} two {, לשניים מהם אין תשובה} other {, ל־# מהם אין תשובה}}',
  'custody.download': 'הורדה כ־CSV',
  'custody.line': 'שורה {line}',
  'custody.problem.vehicle-unknown': 'אין רכב עם מספר הרישוי או השם הזה.',
  'custody.problem.time-unreadable':
    'זה אינו זמן. יש לכתוב \u20662026-11-23 18:05\u2069 או \u206623/11/2026 18:05\u2069.',
  'custody.problem.time-in-future': 'הזמן הזה עוד לא הגיע.',
  'custody.doubled': 'באותו לילה השעון הוזז לאחור והראה את הדקה הזאת פעמיים.',
  'custody.nobody': 'הרכב לא היה אצל אף אחד',
  'custody.held': 'הרכב היה אצלו',
  'custody.noOne': 'אף אחד',
  'custody.before': 'היה אצלו לפני כן',
  'custody.after': 'היה אצלו אחר כך',
  'custody.notCheckedIn': 'אושר לזמן הזה ולא התקבל:',
  'custody.shift': '{who}, {from} עד {to}',
  'custody.notBack': 'עוד לא הוחזר',
  'custody.notSigned': 'לא נחתם',
  'custody.clause': 'סעיף {number}',
  'custody.erasedId': 'מזהה אנונימי',
};
