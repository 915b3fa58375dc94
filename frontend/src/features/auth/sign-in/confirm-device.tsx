import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import { useSendCode } from '../api/pending-sign-in.js';
import { ChooseChannel } from './choose-channel.js';
import { type ConfirmationStep, isOver } from './confirmation-step.js';
import { EnterCode } from './enter-code.js';
import { WaitToBeLetIn } from './wait-to-be-let-in.js';

/** A new device: a code to the contact on record, or an administrator where no code can be sent. */
export function ConfirmDevice(step: ConfirmationStep) {
  const { pending, onPending, onOver, onBack } = step;
  const sending = useSendCode();
  const [chooses, setChooses] = useState(pending.codeSentBy === null);

  const send = async (channel: MessageChannel) => {
    try {
      onPending(await sending.mutateAsync(channel));
      setChooses(false);
      return true;
    } catch (error) {
      if (isOver(error)) onOver();
      return false;
    }
  };

  if (pending.channels.length === 0) return <WaitToBeLetIn {...step} />;
  if (chooses || pending.codeSentBy === null)
    return (
      <ChooseChannel pending={pending} sending={sending} onChoose={(channel) => void send(channel)} onBack={onBack} />
    );
  return (
    <EnterCode
      {...step}
      channel={pending.codeSentBy}
      sending={sending}
      onSendAgain={send}
      onOtherWay={pending.channels.length > 1 ? () => setChooses(true) : onBack}
    />
  );
}
