import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { type useSendCode, useConfirmDevice } from '../api/pending-sign-in.js';
import { CodeForm } from '../one-time-code/code-form.js';
import { type ConfirmationStep, hasOtherWay, isOver } from './confirmation-step.js';

interface Props extends ConfirmationStep {
  readonly channel: MessageChannel;
  readonly sending: ReturnType<typeof useSendCode>;
  /** Resolves to whether it was sent. */
  readonly onSendAgain: (channel: MessageChannel) => Promise<boolean>;
  readonly onOtherWay: () => void;
}

/** The code that confirms the device. */
export function EnterCode({ pending, channel, sending, onSignedIn, onOver, onSendAgain, onOtherWay }: Props) {
  const text = useText();
  const confirm = useConfirmDevice();

  const submit = async (code: string) => {
    try {
      onSignedIn((await confirm.mutateAsync({ code })).user);
    } catch (error) {
      if (!isOver(error)) throw error;
      onOver();
    }
  };

  return (
    <CodeForm
      channel={channel}
      to={pending.channels.find((one) => one.channel === channel)?.to ?? ''}
      submitLabel={text(confirm.isPending ? 'signIn.submitting' : 'signIn.submit')}
      isSubmitting={confirm.isPending}
      onSubmit={submit}
      sending={sending}
      onSendAgain={() => onSendAgain(channel)}
    >
      <Button look="quiet" onClick={onOtherWay}>
        {text(hasOtherWay(pending) ? 'device.otherWay' : 'device.back')}
      </Button>
    </CodeForm>
  );
}
