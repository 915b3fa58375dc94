import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

const hours = `הרכב: {{vehicleName}}
התחלה: {{startTime}}
סיום: {{endTime}} ({{duration}})`;

/** What the office is told. */
export const officeTemplatesInHebrew = {
  booking_requested: {
    subject: 'בקשה חדשה: {{vehicleName}}, יחידה {{unitNumber}}, {{startTime}}',
    content: `התקבלה בקשה להזמנת רכב עבור {{responderName}} (יחידה {{unitNumber}}):

${hours}

הבקשה ממתינה עד שמנהל יאשר או ידחה אותה. ההחלטה מתקבלת כאן:
{{officeLink}}

{{organizationName}}`,
  },
  damage_reported: {
    subject: 'דיווח על נזק: {{vehicleName}}',
    content: `התקבל דיווח על נזק ברכב {{vehicleName}} מאת {{responderName}} (יחידה {{unitNumber}}):

{{reason}}

התורנות: {{startTime}} עד {{endTime}}. הנזק יישאר פתוח תחת ״תחזוקה״ עד שמנהל יסמן שטופל.

ההזמנה:
{{officeLink}}

{{organizationName}}`,
  },
  vehicle_unfit: {
    subject: 'רכב לא תקין: {{vehicleName}}',
    content: `בבדיקה של הרכב {{vehicleName}} על ידי {{responderName}} (יחידה {{unitNumber}}) נמצא משהו קריטי לא תקין:

{{reason}}

ההזמנות של הרכב נשארות כפי שהן.

ההזמנה, {{startTime}} עד {{endTime}}:
{{officeLink}}

{{organizationName}}`,
  },
  damage_contested: {
    subject: 'ערעור על נזק: {{vehicleName}}, יחידה {{unitNumber}}',
    content: `התקבל ערעור על נזק ברכב {{vehicleName}} מאת {{responderName}} (יחידה {{unitNumber}}):

{{reason}}

הערעור ממתין עד שמנהל שהנזק לא נוגע לו יכריע בו:
{{damageLink}}

{{organizationName}}`,
  },
  reading_contested: {
    subject: 'ערעור על קילומטראז׳: {{vehicleName}}, יחידה {{unitNumber}}',
    content: `לפי {{responderName}} (יחידה {{unitNumber}}), קריאה של מד הקילומטרים ברכב {{vehicleName}} שגויה:

{{reason}}

הקריאה נחשבת עד שמנהל יתקן אותה. נא לתקן אותה, או להשאיר אותה בציון הסיבה:
{{officeLink}}

{{organizationName}}`,
  },
  seen_at_vehicle: {
    subject: 'דיווח על הרכב {{vehicleName}}',
    content: `התקבל דיווח על הרכב {{vehicleName}} מאת {{responderName}} (יחידה {{unitNumber}}):

{{reason}}

הדיווח מופיע בין התקלות של הרכב עד שיסומן כמתוקן או כנדחה:
{{officeLink}}

{{organizationName}}`,
  },
  overdue_return_office: {
    subject: 'החזרה באיחור: {{vehicleName}}, יחידה {{unitNumber}}',
    content: `הרכב {{vehicleName}} עדיין לא הוחזר. התורנות של {{responderName}} (יחידה {{unitNumber}}) הייתה אמורה להסתיים ב{{endTime}}.

יש להתקשר ולברר. אם הרכב כבר בבסיס, אפשר לרשום את ההחזרה ביומן ההזמנות:
{{officeLink}}

{{organizationName}}`,
  },
  request_digest: {
    subject: 'בקשות נוספות של יחידה {{unitNumber}}',
    content: `התקבלו בקשות נוספות להזמנת רכב מאת {{responderName}} (יחידה {{unitNumber}}):

{{reason}}

הבקשות ממתינות ביומן ההזמנות עד שמנהל יאשר או ידחה אותן. על הבקשות של אדם אחד נשלחת הודעה אחת בכל עשר דקות.
{{officeLink}}

{{organizationName}}`,
  },
  erasure_requested: {
    subject: 'נדרשת החלטה: בקשת מחיקה של יחידה {{unitNumber}}',
    content: `{{responderName}} (יחידה {{unitNumber}}) מבקשים למחוק את כל מה ש־Rigbook שומר עליהם.

הבקשה ממתינה בראש מסך הניהול עד שמנהל ימחק את הפרטים או ידחה את הבקשה. חוקים רבים קובעים חודש למתן תשובה.

{{organizationName}}`,
  },
  no_show_warning_office: {
    subject: 'טרם בוצעה קבלת רכב: {{vehicleName}}, יחידה {{unitNumber}}',
    content: `עדיין לא בוצעה קבלת רכב בהזמנה של {{responderName}} (יחידה {{unitNumber}}):

${hours}

אם לא יהיה שינוי, ההזמנה תשוחרר אחרי {{releaseTime}}, והשעות יתפנו לאחרים. הודעה נשלחה גם למתנדב.
{{officeLink}}

{{organizationName}}`,
  },
  booking_released_office: {
    subject: 'הזמנה שוחררה: {{vehicleName}}, יחידה {{unitNumber}}, {{startTime}}',
    content: `ההזמנה של {{responderName}} (יחידה {{unitNumber}}) שוחררה:

${hours}

הסיבה: {{reason}}.

הודעה נשלחה גם למתנדב. ההזמנה ביומן:
{{officeLink}}

{{organizationName}}`,
  },
  next_shift_delayed_office: {
    subject: 'הרכב יחזור מאוחר מהמתוכנן: {{vehicleName}}, לפני יחידה {{unitNumber}}',
    content: `התורנות שלפני זו של {{responderName}} (יחידה {{unitNumber}}) מתארכת, ולכן הרכב יחזור ממנה מאוחר מהמתוכנן.
מועד החזרה הצפוי: {{vehicleBackTime}}

ההזמנה של {{responderName}} נשארת כפי שהיא:

${hours}

הודעה נשלחה גם למתנדב. ההזמנה ביומן:
{{officeLink}}

{{organizationName}}`,
  },
  request_reminder: {
    subject: 'ממתינה להחלטה: {{vehicleName}}, יחידה {{unitNumber}}, {{startTime}}',
    content: `הבקשה של {{responderName}} (יחידה {{unitNumber}}) עדיין ממתינה להחלטה:

${hours}

אם לא תתקבל החלטה לפני שעת ההתחלה, הבקשה תיסגר מעצמה. יש לאשר או לדחות אותה:
{{officeLink}}

{{organizationName}}`,
  },
  request_to_decide: {
    subject: 'להחלטה: {{vehicleName}}, יחידה {{unitNumber}}, {{startTime}}',
    content: `התקבלה בקשה לרכב עבור {{responderName}} (יחידה {{unitNumber}}):

${hours}

כאן רואים על מה נשענת ההחלטה, ומאשרים או דוחים במפתח גישה או בסיסמת המנהלים:
{{decisionLink}}

הקישור מיועד רק לך ורק לבקשה הזאת. הוא תקף 48 שעות, עד שמישהו מחליט.

{{organizationName}}`,
  },
  emergency_take: {
    subject: 'נלקח בחירום: {{vehicleName}}, יחידה {{unitNumber}}',
    content: `{{responderName}} (יחידה {{unitNumber}}) לקח/ה עכשיו רכב ללא אישור:

${hours}

הסיבה: {{reason}}

יש לבדוק זאת בתוך 24 שעות, ולאשר שהלקיחה התקבלה או לדווח על שימוש לרעה ולנמק:
{{officeLink}}

{{organizationName}}`,
  },
  extension_requested: {
    subject: 'הארכה ממתינה להחלטה: {{vehicleName}}, יחידה {{unitNumber}}, עד {{askedEndTime}}',
    content: `התקבלה מאת {{responderName}} (יחידה {{unitNumber}}) בקשה להחזיק ברכב זמן נוסף, עד {{askedEndTime}}:

${hours}

השעות שמורות עד {{askedEndTime}}. בלי החלטה עד אז הבקשה מסתיימת. יש לאשר או לדחות את ההארכה:
{{officeLink}}

{{organizationName}}`,
  },
  extension_to_decide: {
    subject: 'להחלטה: הארכה של {{vehicleName}}, יחידה {{unitNumber}}, עד {{askedEndTime}}',
    content: `התקבלה מאת {{responderName}} (יחידה {{unitNumber}}) בקשה להחזיק ברכב זמן נוסף, עד {{askedEndTime}}:

${hours}

השעות שמורות עד {{askedEndTime}}. בלי החלטה עד אז הבקשה מסתיימת. לאישור או לדחייה יש להיכנס למערכת:
{{officeLink}}

{{organizationName}}`,
  },
  standing_shift_not_made_office: {
    subject: 'משמרת קבועה לא הוזמנה: {{responderName}}, {{startTime}}',
    content: `לא היה אפשר להזמין יום אחד מהמשמרת הקבועה של {{responderName}} (יחידה {{unitNumber}}):

${hours}

הסיבה: {{reason}}

המערכת תנסה שוב עד תחילת המשמרת. המשמרות הקבועות:
{{officeLink}}

{{organizationName}}`,
  },
} satisfies Partial<Readonly<Record<TemplateType, TemplateText>>>;
