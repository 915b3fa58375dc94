import type { Day } from '@rigbook/contracts/kernel';
import { forHtml, forPlainText } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Head } from '../../platform/seal/head.js';
import type { Mail } from '../channels/mail/mail-sender.js';

interface HeadText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string, day: Day) => string;
  readonly lines: (organization: string, events: number) => readonly string[];
}

const texts: Readonly<Record<Language, HeadText>> = {
  en: {
    direction: 'ltr',
    subject: (organization, day) => `Seal of the log of ${organization}, ${day}`,
    lines: (organization, events) => [
      `The log of ${organization} contained ${events} events when the line below was signed.`,
      'Please keep this mail. If anyone changes the log of the time before, this line reveals it. An auditor can collect the lines of such mails in a file and pass it to rigbook-verify with --heads.',
      'You need to do nothing else.',
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization, day) => `חותם היומן של ${organization}, ${day}`,
    lines: (organization, events) => [
      `היומן של ${organization} הגיע לאירוע מספר ${events} כשנחתמה השורה שלמטה.`,
      'כדאי לשמור את ההודעה הזאת. אם מישהו ישנה את מה שכתוב ביומן על הזמן שלפניה, השורה הזאת תסתור אותו; מבקר אוסף את השורות מהודעות כאלה לקובץ, ומוסר אותו לתוכנה rigbook-verify עם --heads.',
      'אין צורך לעשות דבר נוסף.',
    ],
  },
};

export interface MailedHead {
  readonly head: Head;
  readonly day: Day;
  readonly organizationName: string;
  readonly language: Language;
  readonly to: string;
}

/** In the organization's language, with the head on a separate line, to copy unchanged. */
export function headInMail({ head, day, organizationName, language, to }: MailedHead): Mail {
  const { direction, subject, lines } = texts[language];
  const line = JSON.stringify(head);
  const paragraphs = lines(`<bdi>${forHtml(forPlainText(organizationName))}</bdi>`, head.number);
  return {
    id: `head-${day}-${head.key.slice(0, 12)}`,
    to: { name: organizationName, address: to },
    subject: subject(organizationName, day),
    text: [...lines(forPlainText(organizationName), head.number), line].join('\n\n'),
    html: `<div lang="${language}" dir="${direction}">${paragraphs.map((one) => `<p>${one}</p>`).join('')}<pre dir="ltr">${forHtml(line)}</pre></div>`,
  };
}
