import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'recommendations.title': 'מומלצים בשבילך',
  'recommendations.count':
    '{count, plural, one {רכב אחד מתאים לך} two {שני כלי רכב מתאימים לך} other {# כלי רכב מתאימים לך}}',
  'recommendations.match': '{percent}% התאמה',
  'recommendations.more': 'ועוד {count}',
  'recommendations.fewer': 'להציג פחות',
  'recommendations.book': 'להזמין את {vehicle}',
  'recommendations.loading': 'מחפשים כלי רכב שמתאימים לך...',
  'recommendations.empty': 'אין כרגע רכב שמתאים לך. הצי כולו מופיע בהמשך.',
  'reason.role-authorised': 'מורשה לתפקיד שלך ({role})',
  'reason.open-to-every-role': 'פתוח לכל התפקידים',
  'reason.free-next-hours':
    '{hours, plural, one {פנוי בשעה הקרובה} two {פנוי בשעתיים הקרובות} other {פנוי ב־# השעות הקרובות}}',
  'reason.free-from': 'יתפנה: {time}',
  'reason.driven-before':
    '{count, plural, one {נהגת בו במשמרת אחת לאחרונה} two {נהגת בו בשתי משמרות לאחרונה} other {נהגת בו ב־# משמרות לאחרונה}}',
  'reason.type-driven-before':
    'הסוג {type} מוכר לך {count, plural, one {ממשמרת אחת לאחרונה} two {משתי משמרות לאחרונה} other {מ־# משמרות לאחרונה}}',
  'reason.good-fuel': 'מפלס דלק טוב ({percent}%)',
};
