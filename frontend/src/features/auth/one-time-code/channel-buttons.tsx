import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { PendingSignIn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { maskedAddress } from './masked-address.js';

interface Props {
  readonly channels: PendingSignIn['channels'];
  readonly sending: { readonly isPending: boolean; readonly variables: MessageChannel | undefined };
  readonly onChoose: (channel: MessageChannel) => void;
}

/** Where the code goes: a button for each address on record. */
export function ChannelButtons({ channels, sending: { isPending, variables }, onChoose }: Props) {
  const text = useText();
  return channels.map(({ channel, to }) => (
    <Button
      key={channel}
      wide
      look="primary"
      busy={isPending && variables === channel}
      aria-disabled={isPending}
      onClick={() => isPending || onChoose(channel)}
    >
      {text(`device.sendBy.${channel}`, { to: maskedAddress(to) })}
    </Button>
  ));
}
