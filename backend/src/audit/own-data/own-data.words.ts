import type { Instant } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';

/** The README of the archive. Times are in UTC. */
export const readmeIn = (language: Language, now: Instant): string =>
  readmes[language](now.slice(0, 16).replace('T', ' '));

const readmes: Readonly<Record<Language, (now: string) => string>> = {
  en: (now) => `What Rigbook holds about you, as of ${now} UTC

The files ending in .json open in any text editor. Times are in UTC.

profile.json            your name, unit, contacts, rights and language
bookings.json           your bookings
history.json            what happened to your bookings, your licenses and your account, and when
agreements.json         what you stated when you signed, and from which network and browser
agreements/             the agreements that you signed, as PDF
licenses.json           the reviews of your driver's license
license-photos/         the photos of your license, as long as they are kept
damage-photos/          the photos of damage that you took
seen-photos/            the photos of what you saw at vehicles without having them
expenses.json           fuel and other expenses that you recorded
receipts/               the photos of their receipts
messages.json           the messages that were sent to you, or about you to the organization
refused-requests.json   requests for a vehicle that were refused
erasure-request.json    your request to be erased
access-record.json      your sign-ins, failed ones too, and what you read
devices.json, sessions.json, waiting-sign-ins.json, codes.json
                        where you signed in, and the codes sent to you
handover-codes.json     codes of the last hours with which you handed a vehicle over
passkeys.json           the names of your passkeys
accounts.json           a linked Microsoft account, and your calendar address
texts.json              what you typed: purposes, notes, damage. "erased": the text is gone

Not included: other people's names (the files say "an administrator" instead), notes that administrators keep about a
booking for themselves, and secrets such as codes and keys. Ask your organization about those notes. Backups may hold
older data until they are deleted.
`,
  he: (now) => `מה שמור עליך ב־Rigbook, נכון ל־${now} UTC

את הקבצים שמסתיימים ב־.json אפשר לפתוח בכל עורך טקסט. השעות הן לפי UTC.

profile.json
    השם, היחידה, פרטי הקשר, ההרשאות והשפה שלך
bookings.json
    ההזמנות שלך
history.json
    מה קרה להזמנות, לרישיונות ולחשבון שלך, ומתי
agreements.json
    מה הצהרת בחתימה, ומאיזו רשת ומאיזה דפדפן
agreements/
    ההסכמים שחתמת עליהם, כקובצי PDF
licenses.json
    הבדיקות של רישיון הנהיגה שלך
license-photos/
    תמונות הרישיון, כל עוד הן נשמרות
damage-photos/
    תמונות הנזקים שצילמת
seen-photos/
    תמונות של מה שראית ברכבים שלא היו אצלך
expenses.json
    דלק והוצאות אחרות שרשמת
receipts/
    תמונות הקבלות שלהן
messages.json
    ההודעות שנשלחו אליך, או עליך לארגון
refused-requests.json
    בקשות לרכב שנדחו
erasure-request.json
    בקשת המחיקה שלך
access-record.json
    הכניסות שלך, גם אלה שנכשלו, ומה קראת
devices.json, sessions.json, waiting-sign-ins.json, codes.json
    מהיכן נכנסת, והקודים שנשלחו אליך
handover-codes.json
    קודים מהשעות האחרונות שבהם מסרת רכב הלאה
passkeys.json
    שמות מפתחות הגישה שלך
accounts.json
    חשבון Microsoft מקושר וכתובת היומן שלך
texts.json
    מה שהקלדת: מטרות, הערות, נזקים. "erased": הטקסט נמחק

לא נכללים: שמות של אנשים אחרים (בקבצים כתוב "an administrator" במקומם), הערות שמנהלים שומרים לעצמם על הזמנה,
וסודות כמו קודים ומפתחות. על ההערות האלה אפשר לשאול את הארגון. ייתכן שבגיבויים נשאר מידע ישן עד שהם נמחקים.
`,
};
