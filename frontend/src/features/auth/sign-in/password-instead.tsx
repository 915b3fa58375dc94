import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { useConfirmDevice } from '../api/pending-sign-in.js';
import { type ConfirmationStep, isOver } from './confirmation-step.js';

/** For an administrator whom no code can reach. */
export function PasswordInstead({ onSignedIn, onOver }: Pick<ConfirmationStep, 'onSignedIn' | 'onOver'>) {
  const text = useText();
  const confirm = useConfirmDevice();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);

  const submit = async () => {
    setEmpty(password === '');
    if (password === '') return;
    try {
      onSignedIn((await confirm.mutateAsync({ password })).user);
    } catch (error) {
      setPassword('');
      if (isOver(error)) onOver();
    }
  };

  return (
    <DialogForm onSubmit={submit}>
      <Field label={text('device.passwordInstead')} error={empty ? text('adminPassword.empty') : undefined}>
        {(control) => (
          <Input.Password
            {...control}
            dir="ltr"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <Refusal error={confirm.error} />
      <Actions>
        <Button type="submit" busy={confirm.isPending} wide>
          {text(confirm.isPending ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
