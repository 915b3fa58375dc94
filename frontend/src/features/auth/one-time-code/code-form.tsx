import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { InputRef } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/http/error-text.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useRefusalText } from '../../../lib/http/refusal-text.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { CodeField } from './code-field.js';
import { maskedAddress } from './masked-address.js';
import { useSecondsLeft } from './use-seconds-left.js';

interface Props {
  readonly channel: MessageChannel;
  /** masked */
  readonly to: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  /** What it throws is shown at the field. */
  readonly onSubmit: (code: string) => Promise<void>;
  readonly sending: { readonly isPending: boolean; readonly error: Error | null };
  /** Resolves to whether it was sent. */
  readonly onSendAgain: () => Promise<boolean>;
  /** Another way than this code. */
  readonly children: ReactNode;
}

const SECONDS_BEFORE_ANOTHER = 30;

/** The code that was sent. It is checked with its last digit. */
export function CodeForm({ channel, to, submitLabel, isSubmitting, sending, children, ...on }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { left, restart } = useSecondsLeft(SECONDS_BEFORE_ANOTHER);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<InputRef>(null);

  const submit = async (entered: string) => {
    if (isSubmitting) return;
    if (entered.length < oneTimeCode.digits) return setProblem(text('code.incomplete'));
    try {
      await on.onSubmit(entered);
    } catch (error) {
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
    if (await on.onSendAgain()) restart();
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
        <Button look="primary" type="submit" busy={isSubmitting} wide>
          {submitLabel}
        </Button>
      </Actions>
      <div className="grid gap-2">
        <Button wide busy={sending.isPending} aria-disabled={left > 0} onClick={() => void (left > 0 || sendAgain())}>
          {left > 0 ? text('code.sendAgainIn', { seconds: left }) : text('code.sendAgain')}
        </Button>
        {children}
      </div>
    </DialogForm>
  );
}
