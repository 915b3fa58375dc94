import { type Instant, millisOf } from '@rigbook/contracts/kernel';
import { forHtml } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { OfficeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import type { SeenToTell } from './seen.statements.js';

interface SeenText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (seen: readonly SeenToTell[], organization: string) => string;
  readonly begins: string;
  readonly by: (unit: string) => string;
  readonly whatToDo: string;
}

const texts: Readonly<Record<Language, SeenText>> = {
  en: {
    direction: 'ltr',
    subject: ([first, ...more], organization) =>
      `Seen at ${first?.vehicleName}${more.length === 0 ? '' : ` and ${more.length} more`}: ${organization}`,
    begins: 'People reported what they saw at a vehicle:',
    by: (unit) => `unit ${unit}`,
    whatToDo: 'It stands among the defects on the page of the vehicle, until you say that it is fixed or declined.',
  },
  he: {
    direction: 'rtl',
    subject: ([first, ...more], organization) =>
      `דיווח על הרכב ${first?.vehicleName}${more.length === 0 ? '' : ` ועוד ${more.length}`}: ${organization}`,
    begins: 'התקבלו דיווחים על מה שנראה ברכב:',
    by: (unit) => `יחידה ${unit}`,
    whatToDo: 'הדיווח מופיע בין הליקויים בעמוד הרכב, עד שתסמנו שתוקן או שנדחה.',
  },
};

/** What was seen, one line each, in the organization's language. */
export function seenInMail(
  seen: readonly SeenToTell[],
  { organizationName, language }: Omit<OfficeOrAdmins, 'addresses'>,
  { to, now }: { readonly to: string; readonly now: Instant },
): Mail {
  const words = texts[language];
  const lines = seen.map((one) => {
    const name = [one.firstName, one.lastName].filter(Boolean).join(' ');
    const by = one.unitNumber === null ? '' : ` (${[name, words.by(one.unitNumber)].filter(Boolean).join(', ')})`;
    return `${one.vehicleName}, ${one.label[language]}: ${one.words}${by}`;
  });
  const listed = lines.map((line) => `<li>${forHtml(line)}</li>`).join('');
  return {
    id: `seen-${millisOf(now)}`,
    to: { name: organizationName, address: to },
    subject: words.subject(seen, organizationName),
    text: [words.begins, lines.map((line) => `- ${line}`).join('\n'), words.whatToDo].join('\n\n'),
    html: `<div lang="${language}" dir="${words.direction}"><p>${words.begins}</p><ul>${listed}</ul><p>${words.whatToDo}</p></div>`,
  };
}
