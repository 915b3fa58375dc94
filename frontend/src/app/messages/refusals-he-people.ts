import { passkeyLimits } from '@rigbook/contracts/auth/passkey.limits';
import type { accessRefusals } from '@rigbook/contracts/refusals/access.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { openBookings, waitInWords } from './refusals-he-wording.js';
import type { responderRefusals } from '@rigbook/contracts/refusals/responder.refusals';
import { isolated } from '../../lib/i18n/isolated.js';
import type { OfColumns, importRefusals } from '@rigbook/contracts/refusals/import.refusals';
import { importColumnNames } from '@rigbook/contracts/responders/import.words';
import type { licenceRefusals } from '@rigbook/contracts/refusals/licence.refusals';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';

export const access: SentencesFor<keyof typeof accessRefusals> = {
  SIGNED_OUT: 'הכניסה שלך כבר לא בתוקף. כדי להמשיך יש להיכנס שוב.',
  SIGN_IN_FAILED: 'מספר היחידה או ספרות הטלפון שגויים. יש לבדוק אותם ולנסות שוב.',
  TOO_MANY_ATTEMPTS: ({ retryAfterSeconds }, { text }) =>
    `היו יותר מדי ניסיונות כושלים. אפשר לנסות שוב בעוד ${waitInWords(retryAfterSeconds, text)}. ` +
    'ייתכן שמכשיר שכבר השתמשת בו עדיין יעבוד, ומנהל יכול לשחרר את היחידה.',
  UNLOCK_REQUIRED:
    'היו יותר מדי ניסיונות כושלים, ולכן הכניסה נעולה. אפשר להשתמש במכשיר שכבר השתמשת בו, או לבקש ממנהל לשחרר את היחידה.',
  CODE_INCORRECT: ({ triesLeft }) =>
    triesLeft === 0
      ? 'הקוד שגוי, וזה היה הניסיון האחרון איתו. יש לבקש קוד חדש.'
      : `הקוד שגוי. ${triesLeft === 1 ? 'נשאר ניסיון אחד' : `נשארו ${triesLeft} ניסיונות`}.`,
  CODE_EXPIRED: 'הקוד הזה כבר לא בתוקף. יש לבקש קוד חדש.',
  TOO_MANY_CODES: ({ retryAfterSeconds }, { text }) =>
    `נשלחו אליך יותר מדי קודים. אפשר לבקש קוד נוסף בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_DOWNLOADS: ({ retryAfterSeconds }, { text }) =>
    `הורדת את המידע שלך כמה פעמים ברצף. אפשר להוריד שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  CODE_NOT_SENT: ({ channel }) =>
    `לא הצלחנו לשלוח את הקוד ${channel === 'email' ? 'בדוא״ל' : 'ב־WhatsApp'}. אפשר לנסות שוב, או בדרך אחרת אם יש.`,
  CHANNEL_NOT_AVAILABLE: ({ channel }) =>
    `אי אפשר לשלוח אליך קוד ${channel === 'email' ? 'בדוא״ל' : 'ב־WhatsApp'}. יש לבחור דרך אחרת.`,
  CODE_CAN_BE_SENT: 'אפשר לשלוח אליך קוד. יש לבקש אותו ולהזין אותו.',
  SIGN_IN_EXPIRED: 'הכניסה הזאת כבר לא בתוקף. יש להתחיל שוב ממספר היחידה.',
  DEVICE_NOT_LET_IN: 'אף מנהל לא אישר את המכשיר הזה. יש לפנות למנהל.',
  WAITING_SIGN_IN_NOT_FOUND: 'המכשיר הזה כבר לא ממתין לאישור. על המשתמש להיכנס שוב.',
  TOO_MANY_LIVE_STREAMS: () => 'המערכת פתוחה ביותר מדי חלונות. יש לסגור כמה מהם.',
  ADMIN_ONLY: 'רק מנהלים יכולים לעשות את זה. יש לפנות לאחד מהם.',
  NOT_FOR_AUDITORS: 'מבקרים קוראים את הרישום ואינם משנים בו דבר. מישהו אחר צריך להזמין את הרכב.',
  AUDITOR_ONLY: 'רק מבקרים ומנהלים יכולים לקרוא את זה. יש לפנות לאחד מהם.',
  ADMIN_PASSWORD_REQUIRED: 'כדי להמשיך יש לפתוח את הניהול, בסיסמת המנהל או במפתח הגישה שלך.',
  FRESH_PROOF_REQUIRED: ({ ways }) =>
    ways.length > 0
      ? 'יש לאשר שזה באמת את או אתה, ואז לנסות שוב.'
      : 'אי אפשר לשלוח אליך דבר כדי לאשר שזה באמת את או אתה. יש לבקש ממנהל לבצע את השינוי.',
  DIGITS_INCORRECT: 'אלה לא 4 הספרות האחרונות של מספר הטלפון שלך.',
  RESPONDER_SUSPENDED: 'הגישה שלך מושעית. יש לפנות למנהל.',
  SESSION_NOT_FOUND: 'המכשיר הזה כבר לא מחובר ולא זכור. יש לטעון את הרשימה מחדש.',
  AUDITOR_PROOF_REQUIRED: 'כדי להמשיך יש להשתמש במפתח גישה או בסיסמת הביקורת.',
  AUDIT_PASSWORD_INCORRECT: 'סיסמת הביקורת שגויה. יש לבדוק אותה ולנסות שוב.',
  ADMIN_PASSWORD_INCORRECT: 'סיסמת המנהל שגויה. יש לבדוק אותה ולנסות שוב.',
  ADMIN_PASSWORD_OFF: 'סיסמת המנהל המשותפת כבויה. יש להשתמש במפתח הגישה שלך.',
  OWN_PASSKEY_REQUIRED:
    'יש להוסיף קודם מפתח גישה בחשבון שלך. בלי סיסמת המנהל המשותפת, רק מפתחות גישה פותחים את הניהול.',
  LAST_ADMIN_PASSKEY:
    'כך יוסר מפתח הגישה האחרון שפותח את הניהול, וסיסמת המנהל המשותפת כבויה. ' +
    'יש להפעיל קודם את הסיסמה, או לדאוג שלמנהל נוסף יהיה מפתח גישה.',
  PASSKEY_NOT_ACCEPTED: 'מפתח הגישה לא התקבל. אפשר לנסות שוב או להיכנס בדרך אחרת.',
  PASSKEY_NOT_FOUND: 'אין מפתח גישה כזה. ייתכן שהוסר.',
  TOO_MANY_PASSKEYS: `מפתח הגישה כבר מוכר, או שיש לך ${passkeyLimits.most} מפתחות. יש להסיר מפתח שאינו בשימוש.`,
  CROSS_SITE_REFUSED: 'הבקשה הגיעה מאתר אחר ולא בוצעה. יש להשתמש במערכת מהחלון שלה.',
};

export const responder: SentencesFor<keyof typeof responderRefusals> = {
  RESPONDER_NOT_FOUND: 'המשתמש לא נמצא. ייתכן שהרשימה השתנתה; יש לטעון אותה מחדש.',
  UNIT_NUMBER_TAKEN: ({ unitNumber }) => `יחידה ${unitNumber} כבר שייכת למישהו אחר. יש לבחור מספר יחידה אחר.`,
  PHONE_DIGITS_MISMATCH: '4 הספרות האחרונות אינן אלה של מספר הטלפון. יש לתקן את הספרות או את המספר.',
  RESPONDER_HAS_OPEN_BOOKINGS: ({ unitNumber, bookings }, { times }) =>
    `ליחידה ${unitNumber} עדיין יש הזמנות פתוחות: ${openBookings(bookings, times, ({ vehicleName }) => isolated(vehicleName))}. ` +
    'יש לבטל אותן או לחכות שיושלמו, ואז למחוק את המשתמש.',
  RESPONDER_BOOKINGS_UNDECIDED: ({ unitNumber, bookings }, { times }) =>
    `ליחידה ${unitNumber} עדיין יש הזמנות פתוחות: ${openBookings(bookings, times, ({ vehicleName }) => isolated(vehicleName))}. ` +
    'יש לדחות, לבטל או לסיים אותן קודם, ואז להשעות את המשתמש.',
  ERASURE_REQUEST_NOT_FOUND: 'אין בקשת מחיקה פתוחה. ייתכן שבינתיים היא בוטלה או הוכרעה.',
  CANNOT_SUSPEND_YOURSELF: 'אי אפשר להשעות את עצמך. יש לפנות למנהל אחר.',
  CANNOT_DELETE_YOURSELF: 'אי אפשר למחוק את עצמך. יש לפנות למנהל אחר.',
  MICROSOFT_ACCOUNT_TAKEN: 'חשבון Microsoft הזה כבר מקושר למשתמש אחר. יש לבטל שם את הקישור קודם.',
  LAST_ADMIN: 'זה המנהל האחרון. יש למנות קודם מנהל נוסף.',
};

const named = ({ columns }: OfColumns): string => columns.map((column) => importColumnNames[column].he).join(', ');

export const userImport: SentencesFor<keyof typeof importRefusals> = {
  IMPORT_UNREADABLE: ({ line }) =>
    `אי אפשר לקרוא את הקובץ כ־CSV החל משורה ${line}. יש לבדוק שם את המירכאות, או לשמור את הקובץ מחדש כ־CSV.`,
  IMPORT_COLUMNS_MISSING: (facts) =>
    `השורה הראשונה צריכה לכלול את כל העמודות, ואלה חסרות: ${named(facts)}. בקובץ הדוגמה מופיעות כולן.`,
  IMPORT_COLUMNS_TWICE: (facts) =>
    `העמודות האלה מופיעות בשורה הראשונה יותר מפעם אחת: ${named(facts)}. יש להשאיר אחת מכל סוג.`,
  IMPORT_EMPTY: 'אין משתמשים בקובץ: אין דבר מתחת לשורה הראשונה. יש לבחור קובץ אחר.',
  IMPORT_TOO_LONG: 'בקובץ יש יותר מ־1,000 שורות, יותר ממספרי היחידה שאפשר לתת. יש לפצל אותו.',
};

const ofSide: Readonly<Record<PhotoSide, string>> = { front: 'הצד הקדמי', back: 'הצד האחורי' };

const notPending: Readonly<Record<RefusalFacts['LICENCE_NOT_PENDING']['status'], string>> = {
  approved: 'הרישיון הזה כבר אושר. יש לטעון את הרשימה מחדש כדי לראות מה עוד ממתין.',
  rejected: 'הרישיון הזה כבר נדחה. יש לטעון את הרשימה מחדש כדי לראות מה עוד ממתין.',
  replaced: 'נשלחו בינתיים תמונות חדשות יותר. יש לטעון את הרשימה מחדש ולבדוק אותן.',
};

export const licence: SentencesFor<keyof typeof licenceRefusals> = {
  DAMAGE_PHOTO_NOT_EXPECTED: 'אף דיווח לא הודיע על התמונה. יש לשלוח קודם את הדיווח.',
  DAMAGE_PHOTO_NOT_UPLOADED: 'התמונה לא הועלתה, או שכבר נמסרה. יש להעלות אותה שוב.',
  UPLOAD_NOT_FOUND: 'ההעלאה שלך לא נמצאה. יש לבחור את התמונה שוב כדי להעלות אותה.',
  UPLOAD_LINK_EXPIRED: 'הזמן להעלאה הזאת נגמר. יש לבחור את התמונה שוב כדי להעלות אותה.',
  TOO_MANY_UPLOADS: ({ retryAfterSeconds }, { text }) =>
    `נשלחו הרבה תמונות בזמן קצר. אפשר לבחור את התמונה שוב בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  UPLOAD_LINK_USED: 'כבר הועלתה כאן תמונה. כדי להעלות אחרת יש לבחור את התמונה שוב.',
  PHOTO_TOO_LARGE: 'הקובץ גדול מ־10 מגה־בייט. יש לבחור קובץ קטן יותר.',
  PHOTO_TYPE_NOT_ALLOWED: 'הקובץ הזה אינו תמונה מסוג JPEG, \u200fPNG או WebP. יש לבחור קובץ אחר.',
  PHOTO_TOO_MANY_PIXELS: 'בתמונה יש יותר מ־67 מיליון פיקסלים. יש לבחור תמונה קטנה יותר.',
  PHOTO_UNREADABLE: 'התמונה פגומה או חלקית. יש לצלם שוב או לבחור תמונה אחרת.',
  PHOTOS_NOT_DIFFERENT: 'לשני הצדדים נשלחה אותה תמונה. יש להעלות תמונה של כל צד.',
  PHOTO_NOT_UPLOADED: ({ sides }) =>
    sides[0] !== undefined && sides.length === 1
      ? `התמונה של ${ofSide[sides[0]]} חסרה, או שכבר נשלחה קודם. יש להעלות אותה שוב.`
      : 'התמונות של שני הצדדים חסרות, או שכבר נשלחו קודם. יש להעלות אותן שוב.',
  PHOTO_NOT_FOUND: 'התמונה הזאת כבר לא נמצאת כאן. יש לטעון את הדף מחדש כדי לראות מה יש עכשיו.',
  LICENCE_VERIFICATION_NOT_FOUND: 'אין רישיון כזה לבדיקה. ייתכן שהרשימה השתנתה; יש לטעון אותה מחדש.',
  LICENCE_NOT_PENDING: ({ status }) => notPending[status],
};
