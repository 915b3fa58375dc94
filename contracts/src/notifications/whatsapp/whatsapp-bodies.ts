import type { Language } from '../../settings/settings.rules.js';
import type { WhatsAppTemplateType } from './whatsapp-template.words.js';

const hoursInEnglish = `Vehicle: {{3}}
From: {{4}}
To: {{5}}`;

const hoursInHebrew = `הרכב: {{3}}
התחלה: {{4}}
סיום: {{5}}`;

/**
 * The texts that an organization submits to Meta for approval, in each language. Numbers are the template's parameters.
 * whatsapp-templates.spec.ts checks Meta's requirements.
 */
export const whatsAppBodies: Readonly<Record<Language, Readonly<Record<WhatsAppTemplateType, string>>>> = {
  en: {
    signature_request: `Hello {{1}}, this is a message from {{2}}.

The vehicle loan agreement for your booking still needs your signature. Until then the vehicle cannot be used.

${hoursInEnglish}

Read and sign it here:
{{6}}

Please sign before your shift starts.`,
    booking_rejection: `Hello {{1}}, this is a message from {{2}}.

Your request for a vehicle was not approved.

${hoursInEnglish}

Reason: {{6}}

You can request other hours or another vehicle in Rigbook.`,
    booking_cancelled: `Hello {{1}}, this is a message from {{2}}.

Your booking was cancelled.

${hoursInEnglish}

Reason: {{6}}

You can request other hours or another vehicle in Rigbook.`,
    upcoming_shift: `Hello {{1}}, this is a message from {{2}}.

Your shift starts soon.

${hoursInEnglish}

Please check in at the vehicle before you drive. If you cannot come, withdraw the booking in Rigbook so that others can have it.`,
    overdue_return: `Hello {{1}}, this is a message from {{2}}.

Your shift has ended, and the vehicle has not been checked out yet.

Vehicle: {{3}}
End: {{4}}

Please bring it back to the base, connect the charger and complete the checkout in Rigbook. If you are still on a call, please tell dispatch.`,
    account_changed: `Hello {{1}}, this is a message from {{2}}.

Your account in Rigbook was changed.

{{3}}

If you know about this, there is nothing to do. If not, tell an administrator at once. If you can still sign in, open Devices and sessions and end what is not yours:

{{4}}

This message is about the security of your account, so it comes by every channel.`,
    no_show_warning: `Hello {{1}}, this is a message from {{2}}.

Your shift has started, and you have not checked in yet.

Vehicle: {{3}}
From: {{4}}
Check in by: {{5}}

After that the booking ends, and the vehicle is free for others. Check in here:
{{6}}

If you cannot come, please withdraw the booking so that others can have the vehicle now.`,
    next_shift_delayed: `Hello {{1}}, this is a message from {{2}}.

The shift before yours keeps the vehicle longer than planned. Your own shift stays as booked.

Vehicle: {{3}}
Start of your shift: {{4}}
Vehicle expected back: {{5}}

There is nothing to do now. If the vehicle is not back when your shift starts, please ask an administrator.`,
    request_to_decide: `This is a message from {{1}}.

A booking waits for a decision.

Responder: {{2}}
Vehicle: {{3}}
From: {{4}}
To: {{5}}

See what the decision rests on, and decide:
{{6}}

The link is for you and this request alone, for 48 hours.`,
    emergency_take: `This is a message from {{1}}.

A vehicle was taken in an emergency, without approval.

Responder: {{2}}
Vehicle: {{3}}
From: {{4}}
To: {{5}}
Reason: {{6}}

Please review it within 24 hours:
{{7}}

Accept it, or report misuse with a note.`,
    extension_ended: `Hello {{1}}, this is a message from {{2}}.

Your booking is not extended.

Vehicle: {{3}}
You asked for: {{4}}
It still ends: {{5}}
Reason: {{6}}

Please return the vehicle by the end of the booking, or now if that has passed, or talk to the office.`,
    waitlist_offer: `Hello {{1}}, this is a message from {{2}}.

These hours became free, and you are first in line:

${hoursInEnglish}

They are held for you until {{6}}. Accept or decline here:
{{7}}

Without an answer they go to the next in line.`,
    standing_shift_not_made: `Hello {{1}}, this is a message from {{2}}.

A day of your standing shift could not be booked:

${hoursInEnglish}
Reason: {{6}}

It is tried again until the shift would begin. Please talk to the office if you are counting on it.`,
    handing_on_offered: `Hello {{1}}, this is a message from {{2}}.

A colleague would like to give you this booking:

${hoursInEnglish}

Colleague: {{6}}
In return: {{7}}

Accept or decline here:
{{8}}

It stays with your colleague until you accept.`,
    handing_on_accepted: `Hello {{1}}, this is a message from {{2}}.

A colleague accepted this booking, which is no longer yours:

${hoursInEnglish}

Colleague: {{6}}
In return: {{7}}

There is nothing left to do.`,
    handing_on_ended: `Hello {{1}}, this is a message from {{2}}.

The offer of this booking ended:

${hoursInEnglish}

Reason: {{6}}

The booking stays as it is.`,
  },
  he: {
    signature_request: `שלום {{1}}, זו הודעה מאת {{2}}.

הסכם השאלת הרכב עדיין ממתין לחתימה שלך. עד החתימה אי אפשר להשתמש ברכב.

${hoursInHebrew}

לקריאה ולחתימה:
{{6}}

כדאי לחתום עוד לפני תחילת התורנות.`,
    booking_rejection: `שלום {{1}}, זו הודעה מאת {{2}}.

הבקשה שלך לרכב לא אושרה.

${hoursInHebrew}

הסיבה: {{6}}

אפשר לבקש שעות אחרות או רכב אחר ב־Rigbook.`,
    booking_cancelled: `שלום {{1}}, זו הודעה מאת {{2}}.

ההזמנה שלך בוטלה.

${hoursInHebrew}

הסיבה: {{6}}

אפשר לבקש שעות אחרות או רכב אחר ב־Rigbook.`,
    upcoming_shift: `שלום {{1}}, זו הודעה מאת {{2}}.

התורנות שלך מתחילה בקרוב.

${hoursInHebrew}

לפני היציאה לדרך יש לבצע קבלת רכב ליד הרכב. אם אין אפשרות להגיע, יש לבטל את ההזמנה ב־Rigbook כדי לפנות את הרכב לאחרים.`,
    overdue_return: `שלום {{1}}, זו הודעה מאת {{2}}.

התורנות שלך הייתה אמורה להסתיים, והרכב עדיין לא הוחזר.

הרכב: {{3}}
סיום: {{4}}

יש להחזיר אותו לבסיס, לחבר את המטען ולהשלים את ההחזרה ב־Rigbook. אם הקריאה עדיין נמשכת, יש לעדכן את המוקד.`,
    account_changed: `שלום {{1}}, זו הודעה מאת {{2}}.

החשבון שלך ב־Rigbook השתנה.

{{3}}

אם השינוי מוכר לך, אין צורך לעשות דבר. אם לא, יש להודיע מיד למנהל. אם עדיין אפשר להיכנס, כדאי לפתוח את מכשירים וכניסות ולנתק כל מה שאינו שלך:

{{4}}

ההודעה נוגעת לאבטחת החשבון שלך, ולכן היא נשלחת בכל הערוצים.`,
    no_show_warning: `שלום {{1}}, זו הודעה מאת {{2}}.

התורנות שלך כבר התחילה, ועדיין לא בוצעה קבלת רכב.

הרכב: {{3}}
התחלה: {{4}}
קבלת הרכב עד: {{5}}

אחרי המועד הזה ההזמנה תסתיים, והרכב יתפנה לאחרים. לקבלת הרכב:
{{6}}

אם אין אפשרות להגיע, יש לבטל את ההזמנה כדי לפנות את הרכב לאחרים כבר עכשיו.`,
    next_shift_delayed: `שלום {{1}}, זו הודעה מאת {{2}}.

התורנות שלפניך מתארכת, ולכן הרכב יחזור ממנה מאוחר מהמתוכנן. התורנות שלך נשארת כפי שהוזמנה.

הרכב: {{3}}
תחילת התורנות שלך: {{4}}
מועד החזרה הצפוי: {{5}}

אין צורך לעשות דבר כעת. אם הרכב לא יחזור עד תחילת התורנות שלך, יש לפנות למנהל.`,
    request_to_decide: `זו הודעה מאת {{1}}.

הזמנה ממתינה להחלטה.

המתנדב: {{2}}
הרכב: {{3}}
התחלה: {{4}}
סיום: {{5}}

הפרטים וההחלטה כאן:
{{6}}

הקישור מיועד רק לך ורק לבקשה הזאת, ותקף 48 שעות.`,
    emergency_take: `זו הודעה מאת {{1}}.

רכב נלקח בחירום, ללא אישור.

המתנדב: {{2}}
הרכב: {{3}}
התחלה: {{4}}
סיום: {{5}}
הסיבה: {{6}}

יש לבדוק זאת בתוך 24 שעות:
{{7}}

אפשר לאשר שהלקיחה התקבלה, או לדווח על שימוש לרעה ולנמק.`,
    extension_ended: `שלום {{1}}, זו הודעה מאת {{2}}.

ההזמנה שלך לא הוארכה.

הרכב: {{3}}
הסיום שביקשת: {{4}}
הסיום נשאר: {{5}}
הסיבה: {{6}}

יש להחזיר את הרכב עד סוף ההזמנה, ואם הוא כבר עבר, עכשיו. אפשר גם לפנות למשרד.`,
    waitlist_offer: `שלום {{1}}, זו הודעה מאת {{2}}.

השעות האלה התפנו, והתור שלך הגיע:

${hoursInHebrew}

הן שמורות לך עד {{6}}. לאישור או לדחייה:
{{7}}

בלי תשובה עד אז הן יוצעו לבאים בתור.`,
    standing_shift_not_made: `שלום {{1}}, זו הודעה מאת {{2}}.

לא היה אפשר להזמין יום אחד מהמשמרת הקבועה שלך:

${hoursInHebrew}
הסיבה: {{6}}

המערכת תנסה שוב עד תחילת המשמרת. אם המשמרת הזאת חשובה לך, כדאי לפנות למשרד.`,
    handing_on_offered: `שלום {{1}}, זו הודעה מאת {{2}}.

הוצע לך לקבל את ההזמנה הזאת ממתנדב אחר:

${hoursInHebrew}

מאת: {{6}}
בתמורה: {{7}}

לאישור או לדחייה:
{{8}}

עד לאישור שלך ההזמנה נשארת אצל מי שהציע אותה.`,
    handing_on_accepted: `שלום {{1}}, זו הודעה מאת {{2}}.

ההזמנה הזאת עברה למתנדב אחר וכבר אינה שלך:

${hoursInHebrew}

אל: {{6}}
בתמורה: {{7}}

אין צורך לעשות דבר נוסף.`,
    handing_on_ended: `שלום {{1}}, זו הודעה מאת {{2}}.

ההצעה של ההזמנה הזאת הסתיימה:

${hoursInHebrew}

הסיבה: {{6}}

ההזמנה נשארת כפי שהיא.`,
  },
};
