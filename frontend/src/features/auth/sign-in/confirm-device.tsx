import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInStateQuery, useSendCode } from '../api/pending-sign-in.js';
import { ChooseChannel } from './choose-channel.js';
import { type ConfirmationStep, hasOtherWay, isOver } from './confirmation-step.js';
import { EnterCode } from './enter-code.js';
import { WaitToBeLetIn } from './wait-to-be-let-in.js';

/** A new device: a code to the contact on record, or an administrator where no code can be sent. */
export function ConfirmDevice(step: ConfirmationStep) {
  const { pending, onPending, onOver, onBack } = step;
  const sending = useSendCode();
  const state = useQuery({ ...signInStateQuery, enabled: false });
  const [chooses, setChooses] = useState(pending.codeSentBy === null);
  const [asks, setAsks] = useState(pending.channels.length === 0 || pending.lettingIn !== 'not-asked');

  /** An administrator can help once a code could not be delivered. */
  const lookAgain = async () => {
    const { data } = await state.refetch();
    if (data?.pending) onPending(data.pending);
  };

  const send = async (channel: MessageChannel) => {
    try {
      onPending(await sending.mutateAsync(channel));
      setChooses(false);
      return true;
    } catch (error) {
      if (isOver(error)) onOver();
      else await lookAgain();
      return false;
    }
  };

  if (asks) return <WaitToBeLetIn {...step} />;
  if (chooses || pending.codeSentBy === null)
    return (
      <ChooseChannel
        pending={pending}
        sending={sending}
        onChoose={(channel) => void send(channel)}
        onAsk={() => setAsks(true)}
        onBack={onBack}
      />
    );
  return (
    <EnterCode
      {...step}
      channel={pending.codeSentBy}
      sending={sending}
      onSendAgain={send}
      onOtherWay={hasOtherWay(pending) ? () => setChooses(true) : onBack}
    />
  );
}
