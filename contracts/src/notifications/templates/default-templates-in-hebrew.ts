import { officeTemplatesInHebrew } from './office-templates-in-hebrew.js';
import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

const hours = `הרכב: {{vehicleName}}
התחלה: {{startTime}}
סיום: {{endTime}} ({{duration}})`;

export const hebrewTemplates: Readonly<Record<TemplateType, TemplateText>> = {
  ...officeTemplatesInHebrew,
  booking_approval: {
    subject: 'ההזמנה אושרה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

ההזמנה שלך אושרה:

${hours}

{{adminNotes}}

לפני קבלת הרכב נותר רק לקרוא את הסכם השאלת הרכב ולחתום עליו:
{{signatureLink}}

אם כבר אין צורך ברכב, כדאי לבטל את ההזמנה ב־Rigbook כדי לפנות אותו לאחרים.

{{organizationName}}`,
  },
  signature_request: {
    subject: 'נדרשת חתימה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

הסכם השאלת הרכב עדיין ממתין לחתימה שלך. עד החתימה אי אפשר להשתמש ברכב.

${hours}

לקריאה ולחתימה:
{{signatureLink}}

{{organizationName}}`,
  },
  booking_rejection: {
    subject: 'הבקשה לא אושרה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

הבקשה שלך לא אושרה:

${hours}

הסיבה: {{reason}}

אפשר לבקש שעות אחרות או רכב אחר ב־Rigbook.

{{organizationName}}`,
  },
  booking_arranged: {
    subject: 'סודר עבורך: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

מנהל הזמין עבורך רכב, או שינה את ההזמנה שלך. אלה הפרטים כעת:

${hours}

הסיבה: {{reason}}

ההזמנה עדיין לא אושרה. כשתאושר, תישלח אליך הודעה נוספת. אם היא לא מתאימה לך, אפשר לבטל אותה ב־Rigbook.

{{organizationName}}`,
  },
  extension_ended: {
    subject: 'ההזמנה לא הוארכה: {{vehicleName}}, הסיום נשאר {{endTime}}',
    content: `שלום {{responderName}},

ההזמנה שלך לא הוארכה עד {{askedEndTime}}, והיא נשארת כפי שהיא:

${hours}

הסיבה: {{reason}}

יש להחזיר את הרכב עד סוף ההזמנה, ואם הוא כבר עבר, עכשיו. אפשר גם לפנות למשרד.

{{organizationName}}`,
  },
  standing_shift_not_made: {
    subject: 'המשמרת הקבועה שלך לא הוזמנה: {{startTime}}',
    content: `שלום {{responderName}},

לא היה אפשר להזמין יום אחד מהמשמרת הקבועה שלך:

${hours}

הסיבה: {{reason}}

המערכת תנסה שוב עד תחילת המשמרת. אם המשמרת הזאת חשובה לך, כדאי לפנות למשרד.

{{organizationName}}`,
  },
  waitlist_offer: {
    subject: 'שמור לך עד {{holdEndTime}}: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

השעות האלה התפנו, והתור שלך הגיע:

${hours}

הן שמורות לך עד {{holdEndTime}}. לאישור או לדחייה:
{{offerLink}}

בלי תשובה עד אז הן יוצעו לבאים בתור.

{{organizationName}}`,
  },
  substitute_offer: {
    subject: '{{vehicleName}} לא יהיה זמין: {{substituteName}} שמור לך עד {{holdEndTime}}',
    content: `שלום {{responderName}},

הרכב שהזמנת לא יהיה זמין:

${hours}

{{substituteName}} שמור לך לאותן שעות, עד {{holdEndTime}}. לאישור או לדחייה:
{{offerLink}}

בלי תשובה עד אז המשרד יחפש פתרון אחר, וייתכן שההזמנה תבוטל.

{{organizationName}}`,
  },
  waitlist_ended: {
    subject: 'רשימת ההמתנה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

בעניין השעות שחיכית להן:

${hours}

{{reason}}.

כאן אפשר לראות את רשימת ההמתנה שלך ומה פנוי:
{{offerLink}}

{{organizationName}}`,
  },
  handing_on_offered: {
    subject: 'הצעה מאת {{colleague}}: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

הגיעה אליך הצעה מאת {{colleague}} לקבל את ההזמנה הזאת:

${hours}

בתמורה: {{inReturn}}

לאישור או לדחייה:
{{offerLink}}

עד לאישור שלך ההזמנה נשארת אצל {{colleague}}.

{{organizationName}}`,
  },
  handing_on_to_everybody: {
    subject: 'הצעה לכולם מאת {{colleague}}: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

ההזמנה הזאת מוצעת מאת {{colleague}} לכל מי שיכול לקבל אותה:

${hours}

הראשון שמאשר מקבל אותה:
{{offerLink}}

אם אין בה עניין, לא צריך לעשות דבר. בחרת בחשבון לקבל הודעות על הצעות כאלה.

{{organizationName}}`,
  },
  handing_on_by_office: {
    subject: 'ההזמנה שלך הוצעה לאחרים: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

המשרד מציע את ההזמנה שלך למתנדבים אחרים, כי היא לא יכולה להתקיים כמו שהיא:

${hours}

עד שמישהו מאשר ההזמנה נשארת שלך, ואז תגיע אליך הודעה. כאן אפשר לראות את ההצעה:
{{offerLink}}

{{organizationName}}`,
  },
  handing_on_accepted: {
    subject: 'כבר לא שלך: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

ההזמנה הזאת עברה אל {{colleague}} וכבר אינה שלך:

${hours}

בתמורה: {{inReturn}}

{{organizationName}}`,
  },
  handing_on_ended: {
    subject: 'ההצעה הסתיימה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

ההצעה של ההזמנה הזאת הסתיימה:

${hours}

{{reason}}.

{{organizationName}}`,
  },
  damage_named: {
    subject: 'שמך מופיע בדיווח על נזק ברכב {{vehicleName}}',
    content: `שלום {{responderName}},

דווח נזק ברכב {{vehicleName}}. הוא נגרם במהלך המשמרת שלך או סמוך לה, מ־{{startTime}} עד {{endTime}}:

{{reason}}

זה לא אומר שזה מעשה ידיך. אפשר לראות אצל מי היה הרכב ומתי, ולערער תוך 14 ימים:
{{damageLink}}

{{organizationName}}`,
  },
  reading_settled: {
    subject: 'התקבלה הכרעה בקילומטראז׳ של {{vehicleName}} שעליו ערערת',
    content: `שלום {{responderName}},

מנהל בדק את קריאת מד הקילומטרים של {{vehicleName}} שעליה ערערת.

{{reason}}

כל מה שנאמר עליה נמצא עם המשמרת שלך:
{{readingLink}}

{{organizationName}}`,
  },
  damage_settled: {
    subject: 'התקבלה הכרעה בנזק ברכב {{vehicleName}}',
    content: `שלום {{responderName}},

התקבלה הכרעה בנזק ברכב {{vehicleName}} ששמך מופיע בו:

{{reason}}

כאן אפשר לקרוא את כל הפרטים. אפשר לערער עד 14 ימים אחרי הדיווח:
{{damageLink}}

{{organizationName}}`,
  },
  expense_approved: {
    subject: 'ההוצאה שלך אושרה',
    content: `שלום {{responderName}},

ההוצאה שלך אושרה: {{expense}}.

היא שייכת לתורנות שלך ברכב {{vehicleName}}, מ־{{startTime}} עד {{endTime}}.

{{organizationName}}`,
  },
  expense_declined: {
    subject: 'ההוצאה שלך נדחתה',
    content: `שלום {{responderName}},

ההוצאה שלך נדחתה: {{expense}}.

הסיבה: {{reason}}

היא שייכת לתורנות שלך ברכב {{vehicleName}}, מ־{{startTime}} עד {{endTime}}.

{{organizationName}}`,
  },
  booking_cancelled: {
    subject: 'ההזמנה בוטלה: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

ההזמנה שלך בוטלה:

${hours}

הסיבה: {{reason}}

אפשר לבקש שעות אחרות או רכב אחר ב־Rigbook.

{{organizationName}}`,
  },
  licence_approved: {
    subject: 'רישיון הנהיגה שלך אומת',
    content: `שלום {{responderName}},

רישיון הנהיגה שלך אומת, ומעכשיו אפשר להזמין רכבים.

{{organizationName}}`,
  },
  licence_rejected: {
    subject: 'יש להעלות שוב את רישיון הנהיגה',
    content: `שלום {{responderName}},

לא היה אפשר לאמת את רישיון הנהיגה שלך.

הסיבה: {{reason}}

יש להיכנס ל־Rigbook ולהעלות שוב תמונות של שני צדי הרישיון. אחרי האימות אפשר יהיה להזמין רכב.

{{organizationName}}`,
  },
  upcoming_shift: {
    subject: 'תזכורת לתורנות: {{vehicleName}}, {{startTime}}',
    content: `שלום {{responderName}},

התורנות שלך מתחילה בקרוב:

${hours}

לפני היציאה לדרך יש לבצע קבלת רכב ליד הרכב. אם אין אפשרות להגיע, יש לבטל את ההזמנה ב־Rigbook כדי לפנות את הרכב לאחרים.

{{organizationName}}`,
  },
  overdue_return: {
    subject: 'יש להחזיר את הרכב {{vehicleName}}',
    content: `שלום {{responderName}},

התורנות שלך עם הרכב {{vehicleName}} הייתה אמורה להסתיים ב{{endTime}}, והרכב עדיין לא הוחזר.

יש להחזיר אותו לבסיס, לחבר את המטען ולהשלים את ההחזרה ב־Rigbook. אם הקריאה עדיין נמשכת, יש לעדכן את המוקד.

{{organizationName}}`,
  },
  erasure_refused: {
    subject: 'בקשת המחיקה שלך נדחתה',
    content: `שלום {{responderName}},

ביקשת שנמחק את מה ש־Rigbook שומר עליך. לא מחקנו:

{{reason}}

החשבון שלך נשאר כפי שהוא. אפשר לפנות אלינו בעניין, או לבקש שוב בהמשך.

{{organizationName}}`,
  },
  account_changed: {
    subject: 'החשבון שלך השתנה',
    content: `שלום {{responderName}},

החשבון שלך ב־Rigbook השתנה:

{{reason}}

אם השינוי מוכר לך, אין צורך לעשות דבר. אם לא, יש להודיע מיד למנהל. אם עדיין אפשר להיכנס, כדאי לפתוח את ״מכשירים וכניסות״ ולנתק כל מה שאינו שלך:
{{accountLink}}

ההודעה נוגעת לאבטחת החשבון שלך, ולכן היא נשלחת בכל הערוצים.

{{organizationName}}`,
  },
  no_show_warning: {
    subject: 'יש לבצע קבלת רכב: {{vehicleName}}, עד {{releaseTime}}',
    content: `שלום {{responderName}},

התורנות שלך כבר התחילה, ועדיין לא בוצעה קבלת רכב:

${hours}

יש לבצע קבלת רכב עד {{releaseTime}}. אחרי המועד הזה ההזמנה תסתיים, והרכב יתפנה לאחרים.
{{checkInLink}}

אם אין אפשרות להגיע, יש לבטל את ההזמנה כדי לפנות את הרכב לאחרים כבר עכשיו.

{{organizationName}}`,
  },
  next_shift_delayed: {
    subject: 'הרכב יחזור מאוחר מהמתוכנן: {{vehicleName}}, לפני התורנות שלך, {{startTime}}',
    content: `שלום {{responderName}},

התורנות שלפניך מתארכת, ולכן הרכב יחזור ממנה מאוחר מהמתוכנן.
מועד החזרה הצפוי: {{vehicleBackTime}}

התורנות שלך נשארת כפי שהוזמנה:

${hours}

אין צורך לעשות דבר כעת. אם הרכב לא יחזור עד תחילת התורנות שלך, יש לפנות למנהל.

{{organizationName}}`,
  },
};
