import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'damagePhotos.title': 'תמונות',
  'damagePhotos.hint': 'עד {most}. הן נשלחות ברקע ואינן מעכבות דבר.',
  'damagePhotos.take': 'צילום תמונה',
  'damagePhotos.choose': 'בחירת תמונות',
  'damagePhotos.named': 'תמונה {number}',
  'damagePhotos.remove': 'הסרה',
  'damagePhotos.removeNamed': 'הסרת תמונה {number}',
  'damagePhotos.toCome':
    '{count, plural, one {תמונה אחת עוד בדרך} two {שתי תמונות עוד בדרך} other {# תמונות עוד בדרך}}',
  'damagePhotos.toComeDetail':
    '{count, plural, one {היא שמורה במכשיר הזה ותישלח כשהרשת תאפשר.} two {הן שמורות במכשיר הזה ויישלחו כשהרשת תאפשר.} other {הן שמורות במכשיר הזה ויישלחו כשהרשת תאפשר.}}',
  'damagePhotos.missing': '{count, plural, one {תמונה אחת חסרה} two {שתי תמונות חסרות} other {# תמונות חסרות}}',
  'damagePhotos.missingDetail':
    '{count, plural, one {השרת לא יכול היה לקבל אותה.} two {השרת לא יכול היה לקבל אותן.} other {השרת לא יכול היה לקבל אותן.}} הדיווח עצמו התקבל.',
  'damagePhotos.withoutReportDetail':
    '{count, plural, one {הדיווח שלה לא הגיע לשרת.} two {הדיווח שלהן לא הגיע לשרת.} other {הדיווח שלהן לא הגיע לשרת.}}',
  'damagePhotos.notKept': 'אין מקום במכשיר הזה',
  'damagePhotos.notKeptDetail': 'יש להשאיר את הדף הזה פתוח עד שהתמונה תישלח.',
  'damagePhotos.loses':
    '{count, plural, one {תמונה אחת של נזק עוד לא נשלחה} two {שתי תמונות של נזק עוד לא נשלחו} other {# תמונות של נזק עוד לא נשלחו}}. התנתקות עכשיו תמחק את זה מהמכשיר הזה.',
  'damagePhotos.understood': 'הבנתי',
  'reports.waiting': '{count, plural, one {דיווח אחד ממתין} two {שני דיווחים ממתינים} other {# דיווחים ממתינים}} לרשת',
  'reports.waitingDetail': 'נשמרו במכשיר הזה עם התמונות שלהם, ויישלחו בסדר הזה כשהחיבור יחזור.',
  'reports.putOff': 'השרת לא יכול לקבל אותם כרגע. הם יישלחו בסדר הזה מיד כשיוכל.',
  'reports.takeBack': 'להחזיר אליי',
  'reports.takeBackNamed': 'להחזיר אליי: {report}',
  'reports.returned': '{count, plural, one {דיווח אחד לא נשלח} two {שני דיווחים לא נשלחו} other {# דיווחים לא נשלחו}}',
  'reports.closed':
    'המשמרת הסתיימה. עדיין אפשר לעדכן את המשרד: לסרוק את המדבקה שעל הרכב וללחוץ על "דיווח על משהו", או להתקשר.',
  'reports.another': 'כתיבת דיווח נוסף',
  'reports.open': 'פתיחה',
  'reports.openNamed': 'פתיחה: {report}',
  'reports.againNamed': 'לנסות שוב: {report}',
  'reports.discard': 'מחיקה',
  'reports.discardNamed': 'מחיקה: {report}',
  'reports.discardTitle': 'למחוק את הדיווח הזה?',
  'reports.discardDetail': 'הוא לא נשלח. המילים והתמונות שלו יימחקו מהמכשיר הזה.',
  'reports.keep': 'להשאיר',
  'reports.asNew': 'שליחה כדיווח חדש',
  'reports.asNewNamed': 'שליחה כדיווח חדש: {report}',
  'reports.asNewTitle': 'לשלוח כדיווח חדש?',
  'reports.asNewDetail': 'הדיווח הקודם כבר התקבל. אם הדיווח הזה יישלח כחדש, אותו דבר עלול להופיע פעמיים.',
  'reports.asNewNot': 'לא עכשיו',
  'reports.stayTitle': 'להתנתק ולשלוח את הדיווחים אחר כך?',
  'reports.stay':
    'דיווחים שלא נשלחו נשארים במכשיר הזה. רק לך הם יוצגו, אחרי התחברות נוספת כאן. אם המכשיר לא שלך, כדאי למחוק אותם קודם.',
  'reports.logOut': 'התנתקות',
};
