import { keepDigits, signInFormatProblem } from '@rigbook/contracts/auth/auth.rules';
import { phoneLastFourDigits, unitNumberDigits } from '@rigbook/contracts/responders/responder.words';
import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { hasPasskeys } from '../passkeys/ask-for-passkey.js';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.js';
import styles from './sign-in-dialog.module.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { enterAs } from '../api/enter-as.js';

interface Props {
  readonly onSignedIn: (user: CurrentUser) => void;
  readonly onClose: () => void;
  /** The session ended while the person was working. */
  readonly again?: boolean;
  /** If given, offers Microsoft as the other way in. */
  readonly onMicrosoft?: () => void;
}

/** Unit number and four phone digits. The focus moves on once the first field is full. */
export function SignInDialog({ onSignedIn, onClose, again = false, onMicrosoft }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const signIn = useSignIn();
  const [unitNumber, setUnitNumber] = useState('');
  const [phoneLastFour, setPhoneLastFour] = useState('');
  const [problem, setProblem] = useState<string>();
  const phoneInput = useRef<InputRef>(null);

  const typeUnit = (typed: string) => {
    const digits = keepDigits(typed, unitNumberDigits);
    setUnitNumber(digits);
    setProblem(undefined);
    if (digits.length === unitNumberDigits && unitNumber.length < unitNumberDigits) phoneInput.current?.focus();
  };

  const submit = async () => {
    const found = signInFormatProblem(unitNumber, phoneLastFour);
    setProblem(found);
    if (found !== undefined) {
      showToast({ title: text('signIn.invalid'), description: sentence(found), tone: 'destructive' });
      return;
    }
    const signingIn = signIn.mutateAsync({ unitNumber, phoneLastFour });
    if (!(await attempt(signingIn, text('signIn.failed')))) return;
    const answer = await signingIn;
    if ('user' in answer) onSignedIn(answer.user);
  };

  return (
    <Dialog title={text('signIn.title')} width={420} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        {again && <p>{text('signIn.again')}</p>}
        <Field label={text('signIn.unitNumber')} hint={text('signIn.unitNumberHint')}>
          {(field) => (
            <Input
              {...field}
              className={styles.digits}
              dir="ltr"
              inputMode="numeric"
              autoComplete="username"
              value={unitNumber}
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
              onChange={({ target }) => {
                setPhoneLastFour(keepDigits(target.value, phoneLastFourDigits));
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Refusal error={signIn.error} />
        <Actions>
          <Button look="primary" type="submit" busy={signIn.isPending} wide>
            {text(signIn.isPending ? 'signIn.submitting' : 'signIn.submit')}
          </Button>
        </Actions>
        {(onMicrosoft !== undefined || hasPasskeys()) && (
          <div className="grid gap-2 text-soft text-center">
            <span>{text('signIn.or')}</span>
            <PasskeySignIn onSignedIn={onSignedIn} />
            {onMicrosoft && (
              <Button wide onClick={onMicrosoft}>
                {text('microsoft.signIn')}
              </Button>
            )}
          </div>
        )}
      </DialogForm>
    </Dialog>
  );
}

interface Credentials {
  readonly unitNumber: string;
  readonly phoneLastFour: string;
}

/** Signs in and drops all data loaded before. */
function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => bodyOf(api.POST('/api/auth/login', { body: credentials })),
    onSuccess: (answer) => ('user' in answer ? enterAs(queryClient, answer.user) : undefined),
  });
}
