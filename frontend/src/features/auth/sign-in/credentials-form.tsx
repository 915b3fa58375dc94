import { keepDigits, signInFormatProblem } from '@rigbook/contracts/auth/auth.rules';
import { phoneLastFourDigits, unitNumberDigits } from '@rigbook/contracts/responders/responder.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, type InputRef } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import type { CurrentUser, PendingSignIn } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { enterAs } from '../api/enter-as.js';
import { SignInRefusal } from './sign-in-refusal.js';
import styles from './credentials-form.module.css';

interface Props {
  readonly onSignedIn: (user: CurrentUser) => void;
  /** The device has to be confirmed. */
  readonly onPending: (pending: PendingSignIn) => void;
  /** Other ways to sign in, below the button. */
  readonly children: ReactNode;
}

/** The unit that signed in last on this device. It opens nothing by itself. */
const LAST_UNIT = 'last-unit';

/**
 * Unit number and four phone digits. The focus moves on once the first field is full, and the fourth digit that is typed sends
 * the form; pasted digits wait for the button.
 */
export function CredentialsForm({ onSignedIn, onPending, children }: Props) {
  const text = useText();
  const sentence = useSentence();
  const signIn = useSignIn();
  const [unitNumber, setUnitNumber] = useState(() =>
    keepDigits(deviceStorage.read<string>(LAST_UNIT) ?? '', unitNumberDigits),
  );
  const [phoneLastFour, setPhoneLastFour] = useState('');
  const [problem, setProblem] = useState<string>();
  const phoneInput = useRef<InputRef>(null);

  const typeUnit = (typed: string) => {
    const digits = keepDigits(typed, unitNumberDigits);
    setUnitNumber(digits);
    setProblem(undefined);
    if (digits.length === unitNumberDigits && unitNumber.length < unitNumberDigits) phoneInput.current?.focus();
  };

  const typeDigits = (typed: string) => {
    const digits = keepDigits(typed, phoneLastFourDigits);
    setPhoneLastFour(digits);
    setProblem(undefined);
    const isLastOne = digits.length === phoneLastFourDigits && phoneLastFour.length === phoneLastFourDigits - 1;
    if (isLastOne && signInFormatProblem(unitNumber, digits) === undefined) void submit(digits);
  };

  const submit = async (digits = phoneLastFour) => {
    if (signIn.isPending) return;
    const found = signInFormatProblem(unitNumber, digits);
    setProblem(found);
    if (found !== undefined) {
      showToast({ title: text('signIn.invalid'), description: sentence(found), tone: 'destructive' });
      return;
    }
    // a refusal is told in the form: a toast would cover the other ways in on a phone
    const answer = await signIn.mutateAsync({ unitNumber, phoneLastFour: digits }).catch(() => undefined);
    if (answer === undefined) return;
    deviceStorage.write(LAST_UNIT, unitNumber);
    if ('user' in answer) onSignedIn(answer.user);
    else onPending(answer);
  };

  return (
    <DialogForm onSubmit={() => submit()}>
      <Field label={text('signIn.unitNumber')} hint={text('signIn.unitNumberHint')}>
        {(field) => (
          <Input
            {...field}
            className={styles.digits}
            dir="ltr"
            inputMode="numeric"
            autoComplete="username"
            value={unitNumber}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => typeUnit(target.value)}
          />
        )}
      </Field>
      <Field label={text('signIn.phoneLastFour')} error={problem && sentence(problem)}>
        {(field) => (
          <Input
            {...field}
            ref={phoneInput}
            className={styles.digits}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={phoneLastFour}
            onChange={({ target }) => typeDigits(target.value)}
          />
        )}
      </Field>
      <SignInRefusal error={signIn.error} />
      <Actions>
        <Button look="primary" type="submit" busy={signIn.isPending} wide>
          {text(signIn.isPending ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
      </Actions>
      {children}
    </DialogForm>
  );
}

interface Credentials {
  readonly unitNumber: string;
  readonly phoneLastFour: string;
}

/** Signs in and drops all data loaded before; on a new device nothing changes yet. */
function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => bodyOf(api.POST('/api/auth/login', { body: credentials })),
    onSuccess: (answer) => ('user' in answer ? enterAs(queryClient, answer.user) : undefined),
  });
}
