import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'stickers.title': 'מדבקות לכלי הרכב',
  'stickers.hint':
    'מדפיסים על דפי A4 נדבקים ומדביקים אחת על כל רכב, מבחוץ, במקום נגיש. סריקה מובילה מתנדב אל הרכב; אחרים רואים רק למי הוא שייך ואיך פונים אליכם.',
  'stickers.missing':
    '{count, plural, one {לרכב אחד אין עדיין קוד.} two {לשני כלי רכב אין עדיין קוד.} other {ל־# כלי רכב אין עדיין קוד.}}',
  'stickers.make': 'יצירת קודים',
  'stickers.notMade': 'לא הצלחנו ליצור את הקודים',
  'stickers.qr': 'קוד QR של {vehicle}',
  'stickers.scan': 'סריקה: קבלה, החזרה, דיווח, הזמנה',
  'stickers.renew': 'קוד חדש',
  'stickers.renewNamed': 'קוד חדש ל־{vehicle}',
  'stickers.renewTitle': 'ליצור קוד חדש?',
  'stickers.renewText': 'המדבקה שנמצאת עכשיו על {vehicle} לא תוביל יותר לשום מקום. צריך להדפיס את החדשה ולהחליף.',
  'stickers.renewKeep': 'להשאיר את הקוד',
  'stickers.renewed': 'לרכב יש קוד חדש',
  'stickers.notRenewed': 'הקוד לא הוחלף',
};
