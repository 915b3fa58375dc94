import { importProblems } from '@rigbook/contracts/responders/import.words';
import type { enForAdministrators, sentences as sentencesInEnglish } from './administration-en.js';
import { he as history } from '../../features/history/messages-he.js';
import { he as agreement } from '../../features/agreement/admin/messages-he.js';
import { he as auth } from '../../features/auth/admin/messages-he.js';
import { he as booking } from '../../features/booking/admin/messages-he.js';
import { he as fleet } from '../../features/fleet/admin/messages-he.js';
import { he as licences } from '../../features/licences/admin/messages-he.js';
import { he as notifications } from '../../features/notifications/admin/messages-he.js';
import { he as responders } from '../../features/responders/admin/messages-he.js';
import { he as settings } from '../../features/settings/admin/messages-he.js';
import { fieldWords, type FieldWords } from './refusals-he-fields.js';
import { refusalsIn } from './refusals-he.js';

const sentences: Readonly<Record<keyof typeof sentencesInEnglish, string>> = {
  'Unit number must be 3 digits': 'מספר היחידה הוא 3 ספרות',
  'Organization name is required': 'יש להזין את שם הארגון',
  'Organization name must be at most 120 characters': 'בשם הארגון יש לכל היותר 120 תווים',
  'Organization name must be one line of plain text': 'שם הארגון הוא שורה אחת של טקסט רגיל',
  'Please enter a number as it is dialed, such as 101 or +972 50 000 0100':
    'יש להזין את המספר כפי שמחייגים אותו, למשל 101 או \u2066+972 50 000 0100\u2069',
  'Please enter the number with + and the country code, such as +972 50 000 0100':
    'יש להזין את המספר עם + וקידומת המדינה, למשל \u2066+972 50 000 0100\u2069',
  'Name is required': 'יש למלא את השדה ״שם״',
  'Type is required': 'יש למלא את השדה ״סוג״',
  'Location is required': 'יש למלא את השדה ״מיקום״',
  'Name must be at most 80 characters': 'בשם יש לכל היותר 80 תווים',
  'Type must be at most 80 characters': 'בסוג יש לכל היותר 80 תווים',
  'Location must be at most 200 characters': 'במיקום יש לכל היותר 200 תווים',
  'Plate number must be at most 20 characters': 'במספר רישוי יש לכל היותר 20 תווים',
  'Plate number may have letters, digits, spaces and hyphens': 'מספר רישוי כולל אותיות, ספרות, רווחים ומקפים בלבד',
  'Please enter a name, such as that of the program that will use the token': 'יש לתת לאסימון את שם התוכנה שתשתמש בו',
  'The name must be at most 60 characters': 'בשם יש לכל היותר 60 תווים',
  'Please choose at least one permission': 'יש לבחור לפחות דבר אחד שהאסימון פותח',
  'Please enter the full address, such as https://example.org/rigbook':
    'יש להזין כתובת שלמה, למשל \u2066https://example.org/rigbook\u2069',
  'The address must begin with https://, so that the content stays private':
    'הכתובת צריכה להתחיל ב־\u2066https://\u2069, כדי שאיש לא יוכל לקרוא בדרך',
  'The address must not contain a user name or password; messages are signed instead':
    'בכתובת לא יהיו שם משתמש או סיסמה; במקומם ההודעות חתומות',
  'The address must be at most 1000 characters': 'בכתובת יש לכל היותר 1000 תווים',
  'The address must be one on the open internet': 'הכתובת צריכה להיות ברשת האינטרנט הפתוחה',
  'The expected end must be in the future': 'הסיום הצפוי צריך להיות בעתיד',
  'Major damage was reported at checkout': 'דווח נזק חמור בהחזרת הרכב',
};

export const heForAdministrators: Readonly<Record<keyof typeof enForAdministrators, string>> = {
  ...sentences,
  ...agreement,
  ...auth,
  ...booking,
  ...fleet,
  ...licences,
  ...notifications,
  ...responders,
  'admin.title': 'ניהול',
  'admin.close': 'סגירת הניהול',
  'admin.passwordNeeded': 'הניהול סגור.',
  'admin.enterPassword': 'פתיחת הניהול',
  'admin.loading': 'טוענים את לוח הבקרה...',
  'admin.totalBookings': 'כל ההזמנות',
  'admin.pendingBookings': 'הזמנות שממתינות לאישור',
  'admin.pendingLicences': 'רישיונות שממתינים לאישור',
  'admin.approvedBookings': 'הזמנות שאושרו',
  'desk.open': 'תפריט הניהול',
  'desk.fold': 'צמצום התפריט',
  'desk.unfold': 'הרחבת התפריט',
  'desk.home': 'חזרה לדף הבית',
  'desk.waiting': 'ממתינים',
  'desk.named': '{name} ({count} ממתינים)',
  'desk.group.now': 'עכשיו',
  'desk.group.shifts': 'תורנויות',
  'desk.group.fleet': 'צי',
  'desk.group.people': 'אנשים',
  'desk.group.insight': 'נתונים',
  'desk.group.organization': 'הארגון',
  'desk.group.record': 'תיעוד',
  'desk.page.today': 'היום',
  'desk.page.requests': 'בקשות',
  'desk.page.diary': 'יומן',
  'admin.tab.settings': 'הגדרות',
  'admin.tab.integrations': 'חיבורים',
  'admin.tab.access': 'רישום גישה',
  'admin.tab.standing-shifts': 'משמרות קבועות',
  'desk.page.standing-shifts': 'משמרות קבועות',
  'desk.page.refused': 'בקשות שסורבו',
  'desk.page.agreements': 'הסכמים',
  'desk.page.fleet': 'רכבים',
  'desk.page.maintenance': 'טיפולים ונזקים',
  'desk.page.users': 'משתמשים',
  'desk.page.licences': 'בדיקת רישיונות',
  'desk.page.usage': 'שימוש',
  'desk.page.settings': 'הגדרות',
  'desk.page.templates': 'תבניות',
  'desk.page.notifications': 'הודעות',
  'desk.page.integrations': 'חיבורים',
  'desk.page.bookings': 'תולדות ההזמנות',
  'desk.page.replay': 'שחזור',
  'desk.page.custody': 'קנסות',
  'desk.page.access': 'רישום הגישה',
  'desk.page.export': 'ייצוא',
  'desk.page.verification': 'אימות',
  'table.settings': 'עמודות וגובה שורה',
  'table.density': 'גובה שורה',
  'table.density.compact': 'צפוף',
  'table.density.normal': 'רגיל',
  'table.density.roomy': 'מרווח',
  'table.chosenRows': 'שורות שנבחרו',
  'table.chosen': '{count, plural, one {נבחרה שורה אחת} two {נבחרו שתי שורות} other {נבחרו # שורות}}',
  'table.chooseAll': 'בחירת הכול',
  'keys.choose': 'בחירה',
  'table.clear': 'ביטול הבחירה',
  'finding.title': 'חיפוש בכול',
  'finding.field': 'הזמנה, אדם, רכב, עמוד, או ״\u2066BLS1\u2069 יום שלישי שעבר \u206614:00\u2069״',
  'finding.results': 'תוצאות',
  'finding.count': '{count, plural, one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}}',
  'finding.looking': 'מחפשים...',
  'finding.nothing': 'לא נמצא דבר. אפשר לנסות שם, מספר יחידה או רכב.',
  'finding.closed': 'פתיחת הניהול מאפשרת למצוא גם הזמנות, אנשים ורכבים.',
  'finding.book': 'הזמנת רכב',
  'finding.standingShift': 'קביעת משמרת קבועה',
  'finding.keys': 'קיצורי מקלדת',
  'finding.letters':
    'במחשב מק מקש \u2066Cmd\u2069 מחליף את \u2066Ctrl\u2069. אותיות בודדות פועלות ברשימות ובהזמנה פתוחה.',
  'finding.yesterday': 'אתמול',
  'finding.last': 'שעבר',
  'finding.maintenance': 'טיפול ב־{vehicle}',
  'finding.custody': 'אצל מי היה {vehicle}',
  'finding.custodyOf': 'אצל מי היה {vehicle}: {person}',
  'finding.nobody': 'אצל אף אחד',
  'finding.kind.record': 'תיעוד',
  'finding.kind.pages': 'עמודים',
  'finding.kind.actions': 'פעולות',
  'finding.kind.vehicles': 'רכבים',
  'finding.kind.people': 'אנשים',
  'finding.kind.bookings': 'הזמנות',
};

/** Keyed by the sentence that a rule gives for an imported row. */
const problemsOfRows: Readonly<Record<string, string>> = {
  [importProblems.unitTwice]: 'מספר היחידה הזה מופיע בקובץ יותר מפעם אחת',
  [importProblems.unitTaken]: 'מספר היחידה הזה כבר שייך למישהו',
  [importProblems.digitsDiffer]: '4 הספרות האחרונות אינן אלה של מספר הטלפון',
  [importProblems.unreadable]: 'יש כאן תווים שאי אפשר לקרוא או לשמור',
  [importProblems.tooManyCells]: 'בשורה הזאת יש יותר תאים מבשורה הראשונה; פסיק בתוך תא מחייב מירכאות סביבו',
};

/** Includes the sentences of the administration's forms. */
const fieldWordsForAdministrators: FieldWords = {
  labels: {
    ...fieldWords.labels,
    adminNotes: history['diary.notes'],
    name: fleet['adminFleet.name'],
    type: fleet['adminFleet.type'],
    location: fleet['adminFleet.location'],
    plateNumber: fleet['adminFleet.plateNumber'],
    status: fleet['adminFleet.status'],
    allowedRoles: fleet['adminFleet.roles'],
    availableFrom: fleet['maintenance.until'],
    note: fleet['damage.note'],
    organizationName: settings['settings.organizationName'],
    contactEmail: settings['settings.contactEmail'],
    whatsappNumber: settings['settings.whatsappNumber'],
    emergencyNumbers: settings['settings.emergencyNumbers'],
    timezone: settings['settings.timezone'],
    language: settings['settings.language'],
    peopleLanguage: settings['settings.peopleLanguage'],
    country: settings['settings.country'],
    checkInOpensMinutesBefore: settings['settings.checkInOpens'],
    turnRoundMinutes: settings['settings.turnRound'],
    releasedMinutesAfter: settings['settings.released'],
    extensionHoursWithoutApproval: settings['settings.extension'],
    lapsesForWarning: settings['settings.lapses'],
    reminderHoursAfterRequest: settings['settings.reminderHoursAfterRequest'],
    reminderHoursBeforeStart: settings['settings.reminderHoursBeforeStart'],
    licencePhotosKeptDays: settings['settings.photosKept'],
    accessRecordKeptDays: settings['settings.accessRecordKept'],
    holdVehicleWithMajorDamage: settings['settings.holdVehicleWithMajorDamage'],
    emergencyTakes: settings['settings.emergencyTakes'],
  },
  rules: { ...fieldWords.rules, ...sentences, ...problemsOfRows },
};

export const refusalsForAdministrators = refusalsIn(fieldWordsForAdministrators);
