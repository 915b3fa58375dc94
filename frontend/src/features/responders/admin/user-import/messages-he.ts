import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'userImport.title': 'ייבוא משתמשים',
  'userImport.step.file': 'בחירת קובץ',
  'userImport.step.rows': 'בדיקת השורות',
  'userImport.step.outcome': 'הייבוא הושלם',
  'userImport.lead':
    'קובץ CSV, כפי שגיליון אלקטרוני שומר אותו: משתמש בכל שורה, {most, number} לכל היותר. בשורה הראשונה שמות העמודות, בעברית או באנגלית:',
  'userImport.rights': 'קובץ אינו הופך איש למנהל או למבקר; זה נעשה לכל אחד בנפרד.',
  'userImport.zeros':
    'גיליונות נוטים להשמיט את האפס של \u2066007\u2069 ושל מספרי טלפון. כדאי לשמור את העמודות האלה כטקסט.',
  'userImport.template': 'הורדת קובץ לדוגמה',
  'userImport.choose': 'בחירת קובץ CSV',
  'userImport.drop': 'או גרירה לכאן',
  'userImport.reading': 'בודקים את הקובץ...',
  'userImport.notText': 'זה אינו CSV ב־UTF-8. יש לשמור אותו בגיליון כ־\u2066"CSV UTF-8"\u2069 ולבחור את הקובץ הזה.',
  'userImport.tooLarge': 'הקובץ גדול ממה שנחוץ לאלף משתמשים. יש לבחור קובץ אחר.',
  'userImport.other': 'בחירת קובץ אחר',
  'userImport.nothingStored': 'עדיין לא נשמר דבר.',
  'userImport.good':
    '{count, plural, =0 {אין שורה שאפשר לייבא} one {אפשר לייבא שורה אחת} two {אפשר לייבא שתי שורות} other {אפשר לייבא # שורות}}',
  'userImport.bad': '{count, plural, one {שורה אחת תושמט} two {שתי שורות יושמטו} other {# שורות יושמטו}}',
  'userImport.unread': 'העמודות האלה אינן נקראות: {columns}',
  'userImport.badRows': 'שורות שיושמטו',
  'userImport.goodRows': 'שורות שיובאו',
  'userImport.lineHead': 'שורה',
  'userImport.confirm': 'לייבא {count, plural, one {משתמש אחד} two {שני משתמשים} other {# משתמשים}}',
  'userImport.importing': 'מייבאים...',
  'userImport.failed': 'ייבוא המשתמשים נכשל',
  'userImport.doneTitle': 'המשתמשים יובאו',
  'userImport.done':
    '{count, plural, =0 {לא נוסף אף משתמש} one {נוסף משתמש אחד} two {נוספו שני משתמשים} other {נוספו # משתמשים}}',
  'userImport.doneHint': 'הם נכנסים עם מספר היחידה ו־4 הספרות האחרונות של הטלפון.',
  'userImport.leftOut': '{count, plural, one {שורה אחת הושמטה:} two {שתי שורות הושמטו:} other {# שורות הושמטו:}}',
  'userImport.close': 'סיום',
};
