import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Configuration } from '../../platform/configuration/configuration.js';

export interface ChannelSetup {
  readonly channel: MessageChannel;
  readonly configured: boolean;
  /** the missing variables: all or none, since setting only some stops the start */
  readonly missingVariables: readonly string[];
  /** the address that mails are from */
  readonly from: string | null;
}

const variables: Readonly<Record<MessageChannel, readonly string[]>> = {
  email: ['SMTP_URL', 'MAIL_FROM'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
};

export function channelSetups({ mail, whatsApp }: Configuration): readonly ChannelSetup[] {
  const configured: Readonly<Record<MessageChannel, boolean>> = {
    email: mail !== undefined,
    whatsapp: whatsApp !== undefined,
  };
  return messageChannels.map((channel) => ({
    channel,
    configured: configured[channel],
    missingVariables: configured[channel] ? [] : variables[channel],
    from: channel === 'email' ? (mail?.from.address ?? null) : null,
  }));
}
