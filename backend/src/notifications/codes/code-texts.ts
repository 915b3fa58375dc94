import { forHtml, forPlainText } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { WhatsAppMessage } from '../channels/whatsapp/whatsapp-message.js';
import type { CodeRecipient } from './code-recipient.query.js';

interface CodeText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string) => string;
  readonly lines: (code: string, organization: string) => readonly string[];
}

/** The code comes first, where a preview shows it. It is not in the subject, which mail servers write into their logs. */
const texts: Readonly<Record<Language, CodeText>> = {
  en: {
    direction: 'ltr',
    subject: (organization) => `Your code for ${organization}`,
    lines: (code, organization) => [
      `${code} is your code for ${organization}.`,
      'Enter it where you asked for it. It is valid for 10 minutes.',
      'If you did not ask for a code, someone may know your unit number and the last digits of your phone. Give the code to no one, and tell an administrator.',
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization) => `הקוד שלך ל־${organization}`,
    lines: (code, organization) => [
      `${code} הוא הקוד שלך ל־${organization}.`,
      'יש להזין אותו במסך שבו ביקשת אותו. הוא תקף ל־10 דקות.',
      'אם לא ביקשת קוד, ייתכן שמישהו יודע את מספר היחידה ואת ספרות הטלפון שלך. אין למסור את הקוד לאף אחד, ויש להודיע למנהל.',
    ],
  },
};

export function codeMail(id: string, to: string, code: string, recipient: CodeRecipient): Mail {
  const { name, organizationName, language } = recipient;
  const { direction, subject, lines } = texts[language];
  const [first = '', ...others] = lines(
    `<strong dir="ltr" style="font-size:1.6em;letter-spacing:0.1em">${code}</strong>`,
    `<bdi>${forHtml(forPlainText(organizationName))}</bdi>`,
  );
  return {
    id: `code-${id}`,
    to: { name, address: to },
    subject: subject(organizationName),
    text: lines(code, forPlainText(organizationName)).join('\n\n'),
    html: `<div lang="${language}" dir="${direction}">${[first, ...others].map((line) => `<p>${line}</p>`).join('')}</div>`,
  };
}

/** Meta writes the text of this kind of template; the button copies the code. */
export const codeWhatsAppMessage = (id: string, code: string, recipient: CodeRecipient): WhatsAppMessage => ({
  id,
  to: recipient.phoneNumber,
  country: recipient.country,
  template: 'rigbook_code',
  language: recipient.language,
  parameters: [code],
  copies: code,
});
