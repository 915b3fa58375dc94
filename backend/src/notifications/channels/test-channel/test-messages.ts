import { Injectable } from '@nestjs/common';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { Refusal } from '../../../platform/decisions/refusal.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';
import { MailSender } from '../mail/mail-sender.js';
import { internationalNumber } from '../whatsapp/international-number.js';
import { WhatsAppSender } from '../whatsapp/whatsapp-sender.js';
import { maskedEmail, maskedNumber } from './masked-address.js';
import { testMail, testWhatsAppMessage } from './test-message.js';
import type { Tester } from './tester.query.js';

/** A test message that knows where it goes. */
export interface TestMessage {
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
