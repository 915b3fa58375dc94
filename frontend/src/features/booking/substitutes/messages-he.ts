import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'substitutes.title': 'רכב חלופי להזמנה שלך',
  'substitutes.lost': 'הרכב {vehicle} לא יהיה זמין להזמנה שלך.',
  'substitutes.held': '{vehicle} שמור לך עד {time}.',
  'substitutes.answerAbove': 'אפשר לענות בראש הדף.',
  'substitutes.timeLeft': 'נותרו {span}',
  'substitutes.accept': 'אישור',
  'substitutes.acceptNamed': 'אישור {vehicle}, {time}',
  'substitutes.decline': 'ויתור',
  'substitutes.declineNamed': 'ויתור על {vehicle}, {time}',
  'substitutes.hint': 'בלי תשובה עד אז המשרד יחפש פתרון אחר, וייתכן שההזמנה תבוטל.',
  'substitutes.accepted': 'ההזמנה שלך היא עכשיו ל־{vehicle}',
  'substitutes.acceptedSign': 'השלב הבא: חתימה על ההסכם לרכב הזה.',
  'substitutes.acceptedPending': 'ההזמנה ממתינה לאישור מנהל.',
  'substitutes.acceptFailed': 'האישור לא נקלט',
  'substitutes.declineTitle': 'לוותר על הרכב הזה?',
  'substitutes.declineText': 'ההזמנה נשארת, אבל הרכב שלה לא זמין. המשרד יחפש פתרון אחר או יבטל את ההזמנה.',
  'substitutes.keep': 'להשאיר את ההצעה',
  'substitutes.declined': 'הוויתור נקלט. המשרד יחפש פתרון אחר.',
  'substitutes.declineFailed': 'הוויתור לא נקלט',
};
