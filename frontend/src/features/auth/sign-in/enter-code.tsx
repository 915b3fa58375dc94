import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../lib/http/error-text.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useRefusalText } from '../../../lib/http/refusal-text.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { type useSendCode, useConfirmDevice } from '../api/pending-sign-in.js';
import { CodeField } from '../one-time-code/code-field.js';
import { useSecondsLeft } from '../one-time-code/use-seconds-left.js';
import { type ConfirmationStep, hasOtherWay, isOver, maskedAddress } from './confirmation-step.js';

interface Props extends ConfirmationStep {
  readonly channel: MessageChannel;
  readonly sending: ReturnType<typeof useSendCode>;
  /** Resolves to whether it was sent. */
  readonly onSendAgain: (channel: MessageChannel) => Promise<boolean>;
  readonly onOtherWay: () => void;
}

const SECONDS_BEFORE_ANOTHER = 30;

/** The code that was sent. It is checked with its last digit. */
export function EnterCode({ pending, channel, sending, onSignedIn, onOver, onSendAgain, onOtherWay }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const confirm = useConfirmDevice();
  const { left, restart } = useSecondsLeft(SECONDS_BEFORE_ANOTHER);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<InputRef>(null);
  const to = pending.channels.find((one) => one.channel === channel)?.to ?? '';

  const submit = async (entered: string) => {
    if (confirm.isPending) return;
    if (entered.length < oneTimeCode.digits) return setProblem(text('code.incomplete'));
    try {
      onSignedIn((await confirm.mutateAsync({ code: entered })).user);
    } catch (error) {
      if (isOver(error)) return onOver();
      setProblem(
        error instanceof ApiError && error.code !== undefined
          ? refusalText({ code: error.code, facts: error.facts ?? null, detail: error.detail })
          : errorText(error),
      );
      setCode('');
      input.current?.focus();
    }
  };

  const sendAgain = async () => {
    setProblem(undefined);
    setCode('');
    if (await onSendAgain(channel)) restart();
    input.current?.focus();
  };

  return (
    <DialogForm onSubmit={() => submit(code)}>
      <p>{text(`device.sentBy.${channel}`, { to: maskedAddress(to) })}</p>
      <CodeField
        ref={input}
        label={text('code.label')}
        error={problem}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onComplete={(complete) => void submit(complete)}
      />
      <Refusal error={sending.isPending ? null : sending.error} />
      <Actions>
        <Button look="primary" type="submit" busy={confirm.isPending} wide>
          {text(confirm.isPending ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
      </Actions>
      <div className="grid gap-2">
        <Button wide busy={sending.isPending} aria-disabled={left > 0} onClick={() => void (left > 0 || sendAgain())}>
          {left > 0 ? text('code.sendAgainIn', { seconds: left }) : text('code.sendAgain')}
        </Button>
        <Button look="quiet" onClick={onOtherWay}>
          {text(hasOtherWay(pending) ? 'device.otherWay' : 'device.back')}
        </Button>
      </div>
    </DialogForm>
  );
}
