import { isDueByDistance, type ServiceDue } from '@rigbook/contracts/fleet/service-due.rules';
import { isPaper, serviceKindWords } from '@rigbook/contracts/fleet/service.words';
import { type Day, type Instant, millisOf } from '@rigbook/contracts/kernel';
import { forHtml } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { PlanDue } from '../../vehicle-service/views/service-plans.query.js';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { OfficeOrAdmins } from '../channels/mail/office-or-admins.query.js';

interface ServiceText {
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  readonly subject: (count: number, organization: string) => string;
  readonly begins: string;
  readonly ends: (day: string) => string;
  readonly ended: (day: string) => string;
  readonly due: (day: string) => string;
  readonly wasDue: (day: string) => string;
  readonly estimated: (day: string) => string;
  readonly kilometers: (km: number) => string;
  readonly overKilometers: (km: number) => string;
  readonly whatToDo: readonly string[];
}

const texts: Readonly<Record<Language, ServiceText>> = {
  en: {
    direction: 'ltr',
    locale: 'en-GB',
    subject: (count, organization) =>
      `${count === 1 ? 'A vehicle needs' : `${count} things of vehicles need`} attention: ${organization}`,
    begins: 'Due soon, or overdue:',
    ends: (day) => `valid until ${day}`,
    ended: (day) => `ended on ${day}; the vehicle cannot be booked`,
    due: (day) => `due on ${day}`,
    wasDue: (day) => `was due on ${day}`,
    estimated: (day) => `due about ${day}, as the vehicle is used now`,
    kilometers: (km) => `due in ${km} km`,
    overKilometers: (km) => `overdue by ${km} km`,
    whatToDo: [
      'Record what was done on the page of the vehicle, and the next time is counted from there.',
      'You get one mail for each due date. How many days before is in Settings.',
    ],
  },
  he: {
    direction: 'rtl',
    locale: 'he-IL',
    subject: (count, organization) =>
      `${count === 1 ? 'טיפול או מסמך אחד' : `${count} טיפולים ומסמכים`} של הרכבים לטיפולכם: ${organization}`,
    begins: 'מתקרבים, או שכבר עבר זמנם:',
    ends: (day) => `בתוקף עד ${day}`,
    ended: (day) => `התוקף הסתיים ב־${day}, ואי אפשר להזמין את הרכב`,
    due: (day) => `הגיע הזמן ב־${day}`,
    wasDue: (day) => `היה צריך להיעשות ב־${day}`,
    estimated: (day) => `לפי השימוש ברכב, בערך ב־${day}`,
    kilometers: (km) => `בעוד ${km} ק״מ`,
    overKilometers: (km) => `באיחור של ${km} ק״מ`,
    whatToDo: [
      'כשרושמים בעמוד הרכב שזה בוצע, הפעם הבאה נספרת משם.',
      'על כל מועד נשלחת הודעה אחת. כמה ימים מראש - במסך ההגדרות.',
    ],
  },
};

/** What is due of the vehicles, one line each, in the organization's language. It names no person. */
export function serviceInMail(
  plans: readonly PlanDue[],
  { organizationName, language }: Omit<OfficeOrAdmins, 'addresses'>,
  { to, now }: { readonly to: string; readonly now: Instant },
): Mail {
  const words = texts[language];
  const lines = plans.map(
    ({ vehicleName, kind, name, due }) =>
      `${vehicleName}: ${name ?? serviceKindWords[language][kind]}, ${whenDue(due, isPaper(kind), words)}`,
  );
  const listed = lines.map((line) => `<li>${forHtml(line)}</li>`).join('');
  const after = words.whatToDo.map((one) => `<p>${one}</p>`).join('');
  return {
    id: `service-${millisOf(now)}`,
    to: { name: organizationName, address: to },
    subject: words.subject(plans.length, organizationName),
    text: [words.begins, lines.map((line) => `- ${line}`).join('\n'), ...words.whatToDo].join('\n\n'),
    html: `<div lang="${language}" dir="${words.direction}"><p>${words.begins}</p><ul>${listed}</ul>${after}</div>`,
  };
}

function whenDue(due: ServiceDue, isOfPaper: boolean, words: ServiceText): string {
  const { dueOn, inDays, isEstimate, kmLeft } = due;
  if (kmLeft !== null && (isDueByDistance(due) || kmLeft <= 0 || dueOn === null))
    return kmLeft > 0 ? words.kilometers(kmLeft) : words.overKilometers(-kmLeft);
  const day = dueOn === null ? '' : dayIn(dueOn, words.locale);
  const hasPassed = inDays !== null && inDays < 0;
  if (isOfPaper) return hasPassed ? words.ended(day) : words.ends(day);
  if (isEstimate) return words.estimated(day);
  return hasPassed ? words.wasDue(day) : words.due(day);
}

const dayIn = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
