import { forHtml, forPlainText } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../mail/mail.js';
import type { WhatsAppMessage } from '../whatsapp/whatsapp-message.js';
import type { Tester } from './tester.query.js';

interface TestText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string) => string;
  readonly lines: (name: string, organization: string) => readonly string[];
}

const texts: Readonly<Record<Language, TestText>> = {
  en: {
    direction: 'ltr',
    subject: (organization) => `Test message from ${organization}`,
    lines: (name, organization) => [
      `Hello ${name},`,
      `you asked for a test in the settings of ${organization}. It has arrived, so email works.`,
      'There is nothing you need to do.',
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization) => `הודעת ניסיון מאת ${organization}`,
    lines: (name, organization) => [
      `שלום ${name},`,
      `ביקשת הודעת ניסיון בהגדרות של ${organization}. היא הגיעה, כך שהדואר האלקטרוני עובד.`,
      'אין צורך לעשות דבר.',
    ],
  },
};

/** In the organisation's language and name. */
export function testMail(id: string, to: string, { name, organizationName, language }: Tester): Mail {
  const { direction, subject, lines } = texts[language];
  const isolated = (value: string) => `<bdi>${forHtml(forPlainText(value))}</bdi>`;
  const paragraphs = lines(isolated(name), isolated(organizationName));
  return {
    id,
    to: { name, address: to },
    subject: subject(organizationName),
    text: lines(forPlainText(name), forPlainText(organizationName)).join('\n\n'),
    html: `<div lang="${language}" dir="${direction}">${paragraphs.map((line) => `<p>${line}</p>`).join('')}</div>`,
  };
}

/** The template that Meta gives every new account, in the one language that it has. */
export const testWhatsAppMessage = (id: string, to: string, country: Country): WhatsAppMessage => ({
  id,
  to,
  country,
  template: 'hello_world',
  language: 'en_US',
  parameters: [],
});
