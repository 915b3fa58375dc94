import { type Instant, millisOf } from '@rigbook/contracts/kernel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import { forHtml } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { OfficeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import type { UnsavedToTell } from './unsaved.statements.js';

interface UnsavedText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (count: number, organization: string) => string;
  readonly begins: string;
  readonly by: (unit: string) => string;
  readonly because: Readonly<Record<UnsavedToTell['because'], (other: string) => string>>;
  readonly whatToDo: string;
}

const texts: Readonly<Record<Language, UnsavedText>> = {
  en: {
    direction: 'ltr',
    subject: (count, organization) =>
      `${count === 1 ? 'A booking is' : `${count} bookings are`} still at risk: ${organization}`,
    begins: 'These bookings still cannot take place as they stand:',
    by: (unit) => `unit ${unit}`,
    because: {
      declined: (other) => `${other} was declined`,
      passed: (other) => `no answer to the offer of ${other}`,
      'not-free': (other) => `${other} was taken`,
      'vehicle-gone': (other) => `${other} is not available either`,
      'not-taken': () => 'no colleague has taken it',
    },
    whatToDo: 'Open "Bookings at risk" in the administration to offer something else, or to cancel them.',
  },
  he: {
    direction: 'rtl',
    subject: (count, organization) =>
      `${count === 1 ? 'הזמנה אחת' : count === 2 ? 'שתי הזמנות' : `${count} הזמנות`} עדיין בסיכון: ${organization}`,
    begins: 'ההזמנות האלה עדיין לא יכולות להתקיים כפי שהן:',
    by: (unit) => `יחידה ${unit}`,
    because: {
      declined: (other) => `ויתור על ${other}`,
      passed: (other) => `לא נענתה ההצעה של ${other}`,
      'not-free': (other) => `${other} כבר נתפס`,
      'vehicle-gone': (other) => `גם ${other} לא זמין`,
      'not-taken': () => 'אף עמית לא לקח אותה',
    },
    whatToDo: 'במסך ״הזמנות בסיכון״ אפשר להציע משהו אחר או לבטל אותן.',
  },
};

/** Each booking in one line, in the organization's language. */
export function unsavedInMail(
  unsaved: readonly UnsavedToTell[],
  { organizationName, language }: Omit<OfficeOrAdmins, 'addresses'>,
  { to, now }: { readonly to: string; readonly now: Instant },
): Mail {
  const words = texts[language];
  const lines = unsaved.map(({ vehicleName, otherName, unitNumber, firstName, lastName, because, startAt, zone }) => {
    const unit = unitNumber === null ? '' : words.by(unitNumber);
    const by = [[firstName, lastName].filter(Boolean).join(' '), unit].filter(Boolean).join(', ');
    return `${[vehicleName, momentInMessage(startAt, zone, language), by].filter(Boolean).join(', ')}: ${words.because[because](otherName ?? '')}`;
  });
  const listed = lines.map((line) => `<li>${forHtml(line)}</li>`).join('');
  return {
    id: `unsaved-${millisOf(now)}`,
    to: { name: organizationName, address: to },
    subject: words.subject(unsaved.length, organizationName),
    text: [words.begins, lines.map((line) => `- ${line}`).join('\n'), words.whatToDo].join('\n\n'),
    html: `<div lang="${language}" dir="${words.direction}"><p>${words.begins}</p><ul>${listed}</ul><p>${words.whatToDo}</p></div>`,
  };
}
