import { extensionEndInWords } from '../../booking/extending.rules.js';
import { releaseInWords } from '../../booking/release.words.js';
import { handingOnEndInWords } from '../../handing-on/handing-on.words.js';
import { type Day, instant, type Zone } from '../../kernel/time.js';
import type { Language } from '../../settings/settings.rules.js';
import { waitEndInWords } from '../../waitlist/wait-end.words.js';
import type { PlaceholderValues } from './render-message.js';
import { expenseInMessage } from './expense-in-message.js';
import { readingInMessage } from './reading-in-message.js';
import { settlementInMessage } from './settlement-in-message.js';
import { templateKinds, type TemplateType } from './template.words.js';
import { hoursInMessage, momentInMessage, noReasonGiven, nothingInReturn } from './values-in-words.js';

interface Organisation {
  readonly organizationName: string;
  readonly zone: Zone;
}

const responderNames: Readonly<Record<Language, string>> = { en: 'Dana Levi', he: 'דנה לוי' };

const adminNotes: Readonly<Record<Language, string>> = { en: 'The keys are in box 2.', he: 'המפתחות בתיבה 2.' };

const reasons: Readonly<Record<Language, Readonly<Partial<Record<TemplateType, string>>>>> = {
  en: {
    booking_rejection: 'The vehicle is needed for a course that evening.',
    booking_cancelled: 'The vehicle has to go to the garage.',
    licence_rejected: 'The photo of the back is blurred.',
    vehicle_unfit: 'Brakes: they do not hold\n\nThe vehicle is in maintenance until an administrator ends it.',
    damage_reported: 'Rear Bumper, minor: a scratch of ten centimeters',
    damage_named: 'Rear Bumper, minor: a scratch of ten centimeters',
    reading_contested: readingInMessage(
      {
        step: 'check-out',
        outcome: 'open',
        mileageKm: 482_740,
        formerMileageKm: null,
        words: 'It said 48,274 when I took the vehicle.',
      },
      'en',
    ),
    reading_settled: readingInMessage(
      {
        step: 'check-out',
        outcome: 'corrected',
        mileageKm: 48_274,
        formerMileageKm: 482_740,
        words: 'A digit too many',
      },
      'en',
    ),
    damage_contested: 'The scratch was there when I took the vehicle.',
    damage_settled: settlementInMessage(
      { outcome: 'not-attributable', isOwn: false, reason: 'Two photos contradict each other.' },
      'en',
    ),
    seen_at_vehicle: 'Left mirror: it hangs down',
    expense_declined: 'It was a private trip.',
    request_digest: 'ALS1: Sun 22 Nov, 18:00 (4 hours)\nBLS2: Mon 23 Nov, 08:00 (2 hours)',
    extension_ended: extensionEndInWords.en['not-decided'],
    handing_on_ended: handingOnEndInWords.en.declined,
    waitlist_ended: waitEndInWords.en.passed,
    booking_arranged: 'The vehicle you had is in the garage.',
    emergency_take: 'Cardiac arrest, two streets away',
    booking_released_office: releaseInWords.en['not-checked-in'],
    standing_shift_not_made: 'The hours of this week are used up.',
    standing_shift_not_made_office: 'The hours of this week are used up.',
    erasure_refused: 'A claim after an accident is not settled.',
    account_changed:
      'A passkey was added.\nThis was done in the account on Sun 22 Nov, 18:00.\nDevice: Firefox · Android.\nNetwork: 203.0.113.7.',
  },
  he: {
    booking_rejection: 'הרכב נחוץ לקורס באותו ערב.',
    booking_cancelled: 'הרכב צריך להיכנס למוסך.',
    licence_rejected: 'התמונה של הצד האחורי מטושטשת.',
    vehicle_unfit: 'בלמים: הם לא תופסים\n\nהרכב בתחזוקה עד שמנהל יסיים אותה.',
    damage_reported: 'פגוש אחורי, נזק קל: שריטה של עשרה סנטימטרים',
    damage_named: 'פגוש אחורי, נזק קל: שריטה של עשרה סנטימטרים',
    reading_contested: readingInMessage(
      {
        step: 'check-out',
        outcome: 'open',
        mileageKm: 482_740,
        formerMileageKm: null,
        words: 'כשקיבלתי את הרכב היה כתוב 48,274.',
      },
      'he',
    ),
    reading_settled: readingInMessage(
      { step: 'check-out', outcome: 'corrected', mileageKm: 48_274, formerMileageKm: 482_740, words: 'ספרה מיותרת' },
      'he',
    ),
    damage_contested: 'השריטה הייתה שם כשקיבלתי את הרכב.',
    damage_settled: settlementInMessage(
      { outcome: 'not-attributable', isOwn: false, reason: 'שתי תמונות סותרות זו את זו.' },
      'he',
    ),
    seen_at_vehicle: 'מראה שמאלית: תלויה ברפיון',
    expense_declined: 'זו הייתה נסיעה פרטית.',
    request_digest: 'ALS1: יום ראשון, 22 בנובמבר, 18:00 (4 שעות)\nBLS2: יום שני, 23 בנובמבר, 08:00 (שעתיים)',
    extension_ended: extensionEndInWords.he['not-decided'],
    handing_on_ended: handingOnEndInWords.he.declined,
    waitlist_ended: waitEndInWords.he.passed,
    booking_arranged: 'הרכב שהוזמן נמצא במוסך.',
    emergency_take: 'דום לב, במרחק שני רחובות',
    booking_released_office: releaseInWords.he['not-checked-in'],
    standing_shift_not_made: 'מכסת השעות של השבוע הזה נוצלה.',
    standing_shift_not_made_office: 'מכסת השעות של השבוע הזה נוצלה.',
    erasure_refused: 'תביעה אחרי תאונה עדיין לא הוסדרה.',
    account_changed:
      'נוסף מפתח גישה.\nהשינוי נעשה מתוך החשבון: יום ראשון, 22 בנובמבר, 18:00.\nמכשיר: \u200eFirefox · Android\u200e.\nרשת: \u200e203.0.113.7\u200e.',
  },
};

/** Sample values for a preview: all values of this type, for a fictional person. */
export function sampleValues(type: TemplateType, language: Language, organisation: Organisation): PlaceholderValues {
  const values: PlaceholderValues = {
    responderName: responderNames[language],
    unitNumber: '101',
    vehicleName: 'ALS1',
    startTime: momentInMessage(instant('2026-11-22T16:00Z'), organisation.zone, language),
    endTime: momentInMessage(instant('2026-11-22T20:00Z'), organisation.zone, language),
    duration: hoursInMessage(4, language),
    signatureLink: 'https://rigbook.example.org/agreement/0199c0de',
    accountLink: 'https://rigbook.example.org/#devices',
    officeLink: 'https://rigbook.example.org/admin?tab=diary&booking=0199c0de',
    reason: reasons[language][type] ?? noReasonGiven[language],
    adminNotes: adminNotes[language],
    organizationName: organisation.organizationName,
    checkInLink: 'https://rigbook.example.org/checkin/0199c0de',
    releaseTime: momentInMessage(instant('2026-11-22T17:00Z'), organisation.zone, language),
    askedEndTime: momentInMessage(instant('2026-11-22T23:00Z'), organisation.zone, language),
    holdEndTime: momentInMessage(instant('2026-11-22T12:30Z'), organisation.zone, language),
    offerLink: 'https://rigbook.example.org/',
    damageLink: 'https://rigbook.example.org/damage',
    readingLink: 'https://rigbook.example.org/history/0199c0de',
    expense: expenseInMessage(
      { kind: 'fuel', amountMinor: 28_050, currency: 'ILS', spentOn: '2026-11-22' as Day },
      language,
    ),
    decisionLink: 'https://rigbook.example.org/decide#0199c0de',
    colleague: language === 'en' ? 'Noa Cohen' : 'נועה כהן',
    substituteName: 'BLS2',
    inReturn: nothingInReturn[language],
    vehicleBackTime: momentInMessage(instant('2026-11-22T15:00Z'), organisation.zone, language),
  };
  return Object.fromEntries(templateKinds[type].placeholders.map((placeholder) => [placeholder, values[placeholder]]));
}
