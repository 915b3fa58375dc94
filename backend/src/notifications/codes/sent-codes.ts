import { Injectable, Logger } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { type CodeMessage, CodeMessages, type ReachableBy } from '../../responders/people/code-messages.js';
import type { DeliveryOutcome } from '../channels/delivery-outcome.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { maskedEmail, maskedNumber } from '../channels/masked-contact.js';
import { internationalNumber } from '../channels/whatsapp/whatsapp-message.js';
import { WhatsAppSender } from '../channels/whatsapp/whatsapp-sender.js';
import { type CodeRecipient, codeRecipient } from './code-recipient.query.js';
import { codeMail, codeWhatsAppMessage } from './code-texts.js';

/** Hands codes to the channels directly: the record of messages, its queue and its lists never see them. */
@Injectable()
export class SentCodes extends CodeMessages {
  private readonly logger = new Logger('notifications');

  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly mails: MailSender,
    private readonly whatsApp: WhatsAppSender,
  ) {
    super();
  }

  override async channelsOf(responderId: ResponderId): Promise<readonly ReachableBy[]> {
    const recipient = await this.database.fetch(codeRecipient(responderId));
    if (!recipient) return [];
    const { email, phoneNumber, country } = recipient;
    const { mail, whatsApp } = this.configuration;
    const hasNumber = whatsApp !== undefined && internationalNumber(phoneNumber, country) !== undefined;
    return [
      ...(hasNumber ? [{ channel: 'whatsapp', to: maskedNumber(phoneNumber) } as const] : []),
      ...(mail !== undefined && email !== null ? [{ channel: 'email', to: maskedEmail(email) } as const] : []),
    ];
  }

  override async send(message: CodeMessage): Promise<boolean> {
    const recipient = await this.database.fetch(codeRecipient(message.responderId));
    const outcome = recipient && (await this.handOver(message, recipient));
    if (outcome?.outcome === 'sent') return true;
    // the provider's words are left out: some quote the message
    const problem = outcome && 'problem' in outcome ? outcome.problem : 'not-configured';
    this.logger.warn({ msg: `a code could not be sent by ${message.channel}: ${problem}` });
    return false;
  }

  private async handOver(
    { id, channel, code }: CodeMessage,
    recipient: CodeRecipient,
  ): Promise<DeliveryOutcome | undefined> {
    if (channel === 'whatsapp') return this.whatsApp.send(codeWhatsAppMessage(id, code, recipient));
    return recipient.email === null ? undefined : this.mails.send(codeMail(id, recipient.email, code, recipient));
  }
}
