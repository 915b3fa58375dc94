import type { userView as english } from '../en/user-view.js';

export const userView: Readonly<Record<keyof typeof english, string>> = {
  'userView.title': 'משתמש',
  'userView.viewNamed': 'צפייה: {person}',
  'userView.gone': 'המשתמש הזה כבר אינו קיים. ייתכן שהרשימה השתנתה.',
  'userView.reload': 'לטעון את הרשימה מחדש',
  'userView.rights': 'הרשאות',
  'userView.licence': 'רישיון נהיגה',
  'userView.licenceLoading': 'טוענים את היסטוריית הרישיון...',
  'userView.licenceNone': 'עדיין לא נשלחו תמונות.',
  'userView.licenceUnseen': 'הרישיון נחשב מאומת; לא נשלחו כאן תמונות.',
  'userView.licenceWaits': 'התמונות ממתינות לבדיקה.',
  'userView.licenceReview': 'לבדיקת הרישיונות',
  'userView.noProfile': 'הפרופיל עדיין לא הושלם.',
  'userView.hours': 'שעות לפי שבוע',
  'userView.hoursLoading': 'טוענים את השעות...',
  'userView.hoursOf': 'השעות שהוזמנו בכל שבוע, מתוך {limit} לכל היותר',
  'userView.hoursLimit': 'הקו מסמן {limit} שעות, המרב בשבוע.',
  'userView.thisWeek':
    'השבוע: {hours, plural, one {הוזמנה שעה אחת} two {הוזמנו שעתיים} other {הוזמנו # שעות}}, נותרו {left}.',
  'userView.nextWeek':
    'בשבוע הבא: {hours, plural, one {הוזמנה שעה אחת} two {הוזמנו שעתיים} other {הוזמנו # שעות}}, נותרו {left}.',
  'userView.bookings': 'הזמנות',
  'userView.bookingsLoading': 'טוענים את ההזמנות...',
  'userView.bookingsNone': 'עדיין אין הזמנות.',
  'licenceHistory.LicenceSubmitted': 'נשלחו תמונות',
  'licenceHistory.LicenceReplaced': 'הוחלפו בתמונות חדשות',
  'licenceHistory.LicenceApproved': 'הרישיון אושר',
  'licenceHistory.LicenceRejected': 'הרישיון נדחה',
};
