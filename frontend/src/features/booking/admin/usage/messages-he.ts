import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'admin.tab.usage': 'שימוש',
  'usage.days': 'הימים המוצגים',
  'usage.ranges': 'ימים עד היום',
  'usage.printedDays': '{from} עד {to}',
  'usage.lastDays': '{days} הימים האחרונים',
  'usage.wrongDays': 'יש לבחור יום אחרון שאינו לפני הראשון, ובתוך שנה ממנו.',
  'usage.loading': 'סופרים...',
  'usage.none': 'אין הזמנה שמתחילה בימים האלה, ושום בקשה לא סורבה. אפשר לבחור ימים אחרים.',
  'usage.basis': 'נספרות הזמנות שמתחילות בימים האלה. שינויים נראים כאן בתוך רגעים.',
  'usage.vehicles': 'שעות לפי רכב',
  'usage.vehicle': 'רכב',
  'usage.bookings': 'הזמנות שהוגשו',
  'usage.bookedHours': 'שעות שהוזמנו',
  'usage.shifts': 'משמרות',
  'usage.hoursOut': 'שעות בדרך',
  'usage.bookingsOf': '{count, plural, one {הזמנה אחת} two {שתי הזמנות} other {# הזמנות}} של {vehicle} ביומן',
  'usage.bookedHoursOf':
    '{count, plural, one {שעה אחת שהוזמנה} two {שעתיים שהוזמנו} other {# שעות שהוזמנו}} ב־{vehicle}: ההזמנות ביומן',
  'usage.shiftsOf': '{count, plural, one {משמרת אחת} two {שתי משמרות} other {# משמרות}} של {vehicle} ביומן',
  'usage.hoursOutOf': '{vehicle} בדרך {count, plural, one {שעה אחת} two {שעתיים} other {# שעות}}: ההזמנות ביומן',
  'usage.chart': 'שעות שהוזמנו ושעות בדרך לפי רכב; אותם מספרים מופיעים בטבלה שמתחת',
  'usage.week': 'שעות שהוזמנו לפי יום ושעה',
  'usage.weekHint':
    'שעות השעון לפי {zone}. ככל שהצבע חזק יותר, כך עמוסה השעה; המספר אומר כמה שעות הוזמנו ומוביל אל ההזמנות.',
  'usage.weekday': 'יום',
  'usage.bookedOn': '{day}: ההזמנות ביומן',
  'usage.bookedAt':
    '{hours, plural, one {שעה אחת שהוזמנה} two {שעתיים שהוזמנו} other {# שעות שהוזמנו}} ב{day} בשעה {clock}: ההזמנות ביומן',
  'usage.busiest':
    'העמוס ביותר: {day} בשעה {clock}, {hours, plural, one {שעה אחת שהוזמנה} two {שעתיים שהוזמנו} other {# שעות שהוזמנו}}.',
  'usage.promises': 'חתימה והחזרה',
  'usage.unsigned': 'לא נחתמו',
  'usage.unsignedOf':
    '{unsigned} מתוך {begun, plural, one {הזמנה אחת שהתחילה} two {שתי הזמנות שהתחילו} other {# הזמנות שהתחילו}}',
  'usage.overdue': 'באיחור',
  'usage.overdueOf':
    '{overdue} מתוך {shifts, plural, one {משמרת אחת} two {שתי משמרות} other {# משמרות}} הוחזרו באיחור או שהיו צריכות לחזור',
  'usage.noShare': 'עדיין אין',
  'usage.openUnsigned':
    '{count, plural, one {הזמנה אחת שלא נחתמה} two {שתי הזמנות שלא נחתמו} other {# הזמנות שלא נחתמו}}',
  'usage.openBegun': '{count, plural, one {הזמנה אחת שהתחילה} two {שתי הזמנות שהתחילו} other {# הזמנות שהתחילו}}',
  'usage.openOverdue': '{count, plural, one {משמרת אחת באיחור} two {שתי משמרות באיחור} other {# משמרות באיחור}}',
  'usage.openShifts': '{count, plural, one {משמרת אחת} two {שתי משמרות} other {# משמרות}}',
  'usage.refusals': 'בקשות שסורבו לפי סיבה',
  'usage.noRefusals': 'שום בקשה לא סורבה בימים האלה.',
  'usage.requests': 'בקשות',
  'usage.requestsFor': '{count, plural, one {בקשה אחת} two {שתי בקשות} other {# בקשות}}: {reason}',
};
