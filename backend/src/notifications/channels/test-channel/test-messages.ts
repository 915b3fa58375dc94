import { Injectable } from '@nestjs/common';
import { forHtml, forPlainText } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Refusal } from '../../../platform/decisions/index.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';
import { type Mail, MailSender } from '../mail/mail-sender.js';
import { internationalNumber, type WhatsAppMessage } from '../whatsapp/whatsapp-message.js';
import { WhatsAppSender } from '../whatsapp/whatsapp-sender.js';
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

/** In the organization's language and name. */
function testMail(id: string, to: string, { name, organizationName, language }: Tester): Mail {
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

/** The template that every new Meta account has, in its only language. */
const testWhatsAppMessage = (id: string, to: string, country: Country): WhatsAppMessage => ({
  id,
  to,
  country,
  template: 'hello_world',
  language: 'en_US',
  parameters: [],
});

/** `d•••@example.org`: enough for its owner to recognize. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••');

/** `••• 0100` */
const maskedNumber = (phoneNumber: string): string => `••• ${phoneNumber.replace(/\D/g, '').slice(-4)}`;

interface TestMessage {
  /** masked */
  readonly recipient: string;
  readonly send: (id: string) => Promise<DeliveryOutcome>;
}

@Injectable()
export class TestMessages {
  constructor(
    private readonly mails: MailSender,
    private readonly whatsApp: WhatsAppSender,
  ) {}

  /** @throws Refusal NO_ADDRESS_FOR_CHANNEL */
  to(tester: Tester, channel: MessageChannel): TestMessage {
    return channel === 'email' ? this.byMail(tester) : this.byWhatsApp(tester);
  }

  private byMail(tester: Tester): TestMessage {
    const { email } = tester;
    if (email === null) throw new Refusal('NO_ADDRESS_FOR_CHANNEL', { channel: 'email' });
    return { recipient: maskedEmail(email), send: (id) => this.mails.send(testMail(id, email, tester)) };
  }

  private byWhatsApp({ phoneNumber, country }: Tester): TestMessage {
    if (internationalNumber(phoneNumber, country) === undefined)
      throw new Refusal('NO_ADDRESS_FOR_CHANNEL', { channel: 'whatsapp' });
    return {
      recipient: maskedNumber(phoneNumber),
      send: (id) => this.whatsApp.send(testWhatsAppMessage(id, phoneNumber, country)),
    };
  }
}
