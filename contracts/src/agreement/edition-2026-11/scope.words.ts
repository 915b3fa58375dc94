import { clause, list, paragraph, type AgreementSection } from '../agreement-text.js';

export const overview: AgreementSection = {
  id: 'overview',
  heading: { en: 'Overview', he: 'כללי' },
  blocks: [
    paragraph(
      'purpose',
      'This agreement sets the terms on which the organisation lends the vehicle named in the booking details to the ' +
        'responder named there, for the booked hours and for these only.',
      'הסכם זה קובע את התנאים שבהם הארגון משאיל את הרכב למתנדב או למתנדבת, כמפורט בפרטי ההזמנה, לשעות שהוזמנו ולהן בלבד.',
    ),
    paragraph(
      'readiness',
      'The vehicle is an emergency vehicle. It remains part of the response fleet while it is lent: whoever has it is ' +
        'ready to respond.',
      'הרכב הוא רכב חירום. גם בזמן ההשאלה הוא נשאר חלק ממערך הכוננות: מי שהרכב בידיו ערוך לצאת לקריאה.',
    ),
    paragraph(
      'validity',
      'The agreement takes effect when it is digitally signed; the vehicle may not be used before. It ends when the ' +
        'vehicle has been returned and checked out. Obligations that arose until then remain.',
      'ההסכם נכנס לתוקף עם החתימה הדיגיטלית, ואין להשתמש ברכב לפניה. הוא מסתיים כשהרכב הוחזר וטופס ההחזרה נשלח. ' +
        'חובות שנוצרו עד אז נשארות בתוקף.',
    ),
  ],
};

export const authorization: AgreementSection = {
  id: 'authorization',
  heading: { en: 'Authorization Requirements', he: 'תנאי הרשאה' },
  blocks: [
    list('driver', { en: 'Required of everyone who drives the vehicle:', he: 'נדרש מכל מי שנוהג ברכב:' }, [
      clause('age', '21 years of age or older, with a clean driving record', 'גיל 21 ומעלה ועבר נהיגה נקי'),
      clause('standing', 'Backup responder status or higher', 'מעמד של מתנדב גיבוי ומעלה'),
      clause('license', "Valid driver's license, uploaded and verified", 'רישיון נהיגה בתוקף, שהועלה למערכת ואומת'),
    ]),
    list('vehicles', { en: 'In addition, by vehicle:', he: 'ובנוסף, לפי הרכב:' }, [
      clause('als', 'ALS vehicle: reserved for ALS responders only', 'רכב ALS: שמור למתנדבי ALS בלבד'),
      clause(
        'bls1',
        'BLS1: day and night use, including Shabbos if authorized',
        'BLS1: שימוש ביום ובלילה, וגם בשבת למי שהורשה לכך',
      ),
      clause('bls2', 'BLS2: night shift, or approved Shabbos use', 'BLS2: משמרת לילה, או שימוש בשבת שאושר'),
    ]),
  ],
};

export const usage: AgreementSection = {
  id: 'usage',
  heading: { en: 'Usage Guidelines', he: 'כללי השימוש' },
  blocks: [
    list('permitted', { en: 'Permitted:', he: 'מותר:' }, [
      clause('emergency-calls', 'Emergency calls', 'קריאות חירום'),
      clause('personal-use', 'Personal use while available for calls', 'שימוש אישי, כל עוד נשמרת זמינות לקריאות'),
      clause('shifts', 'Scheduled shifts', 'משמרות מתוכננות'),
      clause('special-use', 'Special use with management approval', 'שימוש מיוחד באישור ההנהלה'),
    ]),
    list('restrictions', { en: 'Restrictions:', he: 'הגבלות:' }, [
      clause('home-city', 'No travel outside the home city without permission', 'אין לצאת מתחום עיר הבית ללא רשות'),
      clause('availability', 'Must be available to dispatcher calls', 'חובה לשמור על זמינות לקריאות המוקד'),
      clause('signup', 'No use without shift signup or approval', 'אין להשתמש ברכב ללא רישום למשמרת או אישור'),
      clause('als-only', 'ALS vehicle for ALS responders only', 'רכב ALS מיועד למתנדבי ALS בלבד'),
    ]),
  ],
};
