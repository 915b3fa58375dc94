import { burstOfFailures } from '@rigbook/contracts/access-record/access-record.words';
import { millisOf } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { OfficeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import type { UntoldBurst } from './burst.statements.js';

interface BurstText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string) => string;
  readonly failures: (count: number, minutes: number) => string;
  readonly lockedOut: (units: string) => string;
  readonly whatToDo: readonly string[];
}

const texts: Readonly<Record<Language, BurstText>> = {
  en: {
    direction: 'ltr',
    subject: (organization) => `Somebody may be guessing how to sign in: ${organization}`,
    failures: (count, minutes) => `${count} attempts to sign in failed within ${minutes} minutes.`,
    lockedOut: (units) => `After failed attempts an administrator is locked out on unknown devices: unit ${units}.`,
    whatToDo: [
      'Known devices and passkeys go on working.',
      'The access record in the administration shows which units were tried, and from which networks. If people do not remember mistyping, check that new devices have to be confirmed (Settings), and tell the person who runs the server.',
      'You get one mail for these attempts, and another one if they begin again after a pause.',
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization) => `ייתכן שמישהו מנסה לנחש פרטי כניסה: ${organization}`,
    failures: (count, minutes) => `${count} ניסיונות כניסה נכשלו בתוך ${minutes} דקות.`,
    lockedOut: (units) => `אחרי ניסיונות כושלים ננעלה הכניסה של מנהל ממכשירים לא מוכרים: יחידה ${units}.`,
    whatToDo: [
      'מכשירים מוכרים ומפתחות גישה ממשיכים לעבוד.',
      'רישום הגישה במסכי הניהול מראה אילו יחידות נוסו ומאילו רשתות. אם האנשים אינם זוכרים שטעו בהקלדה, יש לבדוק שמכשירים חדשים דורשים אישור (הגדרות), ולהודיע למי שמפעיל את השרת.',
      'על הניסיונות האלה נשלחת הודעה אחת, ועוד אחת אם יתחילו שוב אחרי הפסקה.',
    ],
  },
};

type Burst = UntoldBurst & Omit<OfficeOrAdmins, 'addresses'>;

/** In the organization's language. Of people it names unit numbers only. */
export function burstInMail(burst: Burst, to: string): Mail {
  const { beganAt, failures, lockedOut, organizationName, language } = burst;
  const words = texts[language];
  const paragraphs = [
    ...(failures >= burstOfFailures.failures ? [words.failures(failures, burstOfFailures.withinMinutes)] : []),
    ...(lockedOut.length > 0 ? [words.lockedOut(lockedOut.join(', '))] : []),
    ...words.whatToDo,
  ];
  return {
    id: `burst-${millisOf(beganAt)}`,
    to: { name: organizationName, address: to },
    subject: words.subject(organizationName),
    text: paragraphs.join('\n\n'),
    html: `<div lang="${language}" dir="${words.direction}">${paragraphs.map((one) => `<p>${one}</p>`).join('')}</div>`,
  };
}
