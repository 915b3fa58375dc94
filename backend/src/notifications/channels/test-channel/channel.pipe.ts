import type { PipeTransform } from '@nestjs/common';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { Refusal } from '../../../platform/decisions/refusal.js';

/** Any other channel is an address where nothing is. */
export class ChannelPipe implements PipeTransform<string, MessageChannel> {
  transform(value: string): MessageChannel {
    const channel = messageChannels.find((each) => each === value);
    if (!channel) throw new Refusal('NOT_FOUND');
    return channel;
  }
}
