import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import type { CurrentUser, PendingSignIn } from '../../../lib/http/answers.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useSendCode } from '../api/pending-sign-in.js';
import { ChooseChannel } from './choose-channel.js';
import { EnterCode } from './enter-code.js';
import { WaitToBeLetIn } from './wait-to-be-let-in.js';

export interface ConfirmationStep {
  readonly pending: PendingSignIn;
  readonly onPending: (pending: PendingSignIn) => void;
  readonly onSignedIn: (user: CurrentUser) => void;
  /** It waited too long. */
  readonly onOver: () => void;
  /** To unit number and digits. */
  readonly onBack: () => void;
}

/** Whether a sign-in has to begin again. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'SIGN_IN_EXPIRED';

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
