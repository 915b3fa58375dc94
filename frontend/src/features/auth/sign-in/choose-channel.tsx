import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { PendingSignIn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import type { useSendCode } from '../api/pending-sign-in.js';
import { ChannelButtons } from '../one-time-code/channel-buttons.js';

interface Props {
  readonly pending: PendingSignIn;
  readonly sending: ReturnType<typeof useSendCode>;
  readonly onChoose: (channel: MessageChannel) => void;
  readonly onAsk: () => void;
  readonly onBack: () => void;
}

/** Where the code goes: a button for each address on record. */
export function ChooseChannel({ pending, sending, onChoose, onAsk, onBack }: Props) {
  const text = useText();
  const { error, isPending } = sending;
  return (
    <div className="grid gap-4">
      <p>{text('device.why')}</p>
      <div className="grid gap-2">
        <ChannelButtons channels={pending.channels} sending={sending} onChoose={onChoose} />
      </div>
      <Refusal error={isPending ? null : error} />
      {pending.administrator && <Button onClick={onAsk}>{text('device.askInstead')}</Button>}
      <Button look="quiet" onClick={onBack}>
        {text('device.back')}
      </Button>
    </div>
  );
}
