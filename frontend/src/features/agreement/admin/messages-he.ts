import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'files.loading': 'טוענים את ההסכמים החתומים...',
  'files.empty': 'לא נמצאו הסכמים חתומים.',
  'files.emptyHint': 'הסכם מופיע כאן אחרי שהמתנדב חתם עליו.',
  'files.noMatch': 'לא נמצא הסכם חתום מתאים. אפשר לנסות שם, יחידה או רכב אחרים.',
  'files.search': 'חיפוש הסכמים חתומים',
  'files.findPlaceholder': 'שם, יחידה או רכב',
  'files.shift': 'משמרת',
  'files.pdf': 'קובץ PDF',
  'files.pdfNamed': 'קובץ PDF: ההסכם של {person} על {vehicle}',
  'files.booking': 'הזמנה',
  'files.bookingNamed': 'הזמנה: {vehicle}, {person}',
  'files.check': 'בדיקה',
  'files.checkNamed': 'בדיקה: המסמך של {person} על {vehicle}',
  'files.checkAll': 'לבדוק את כל המוצגים',
  'files.checking': 'בודקים: {checked} מתוך {all}...',
  'files.notChecked': 'לא נבדק',
  'files.notAnswered': 'הבדיקה לא הצליחה',
  'files.hashAtSigning': 'הגיבוב בעת החתימה',
  'files.hashNow': 'הגיבוב של המסמך כעת',
  'files.allGenuine':
    '{checked, plural, one {המסמך שנבדק הוא המסמך שנחתם.} two {שני המסמכים שנבדקו הם המסמכים שנחתמו.} other {כל # המסמכים שנבדקו הם המסמכים שנחתמו.}}',
  'files.noneWrong':
    '{checked, plural, one {נבדק מסמך אחד} two {נבדקו שני מסמכים} other {נבדקו # מסמכים}}, והכול תקין.',
  'files.checked': '{checked, plural, one {נבדק מסמך אחד} two {נבדקו שני מסמכים} other {נבדקו # מסמכים}}',
  'files.alarm':
    '{count, plural, one {מסמך אחד אינו המסמך שנחתם, או שהוא חסר.} two {שני מסמכים אינם המסמכים שנחתמו, או שהם חסרים.} other {# מסמכים אינם המסמכים שנחתמו, או שהם חסרים.}}',
  'files.alarmDetail':
    'יש לשמור את העותקים שנמצאים אצל אנשים, ולפנות למי שמפעיל את השרת. הגיבוב של מה שנחתם עדיין שמור בהיסטוריה של ההזמנה.',
  'files.shown': '{shown, plural, one {הסכם אחד} two {שני הסכמים} other {# הסכמים}}',
  'verdict.genuine': 'זה המסמך שנחתם',
  'verdict.altered': 'זה אינו המסמך שנחתם',
  'verdict.missing': 'המסמך חסר',
  'verdict.erased': 'נמחק יחד עם פרטי החותם',
};
