import { passkeyLimits } from '@rigbook/contracts/auth/passkey.limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import styles from './account-section.module.css';
import { makePasskey, NoPasskey } from '../api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../shared/use-passkey-attempt.js';

/** Names a new passkey and has the browser make it. */
export function AddPasskey() {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = useMutation({
    mutationFn: async () => {
      const response = await makePasskey(await bodyOf(api.GET('/api/auth/passkeys/options')));
      return bodyOf(api.POST('/api/auth/passkeys', { body: { name, response: { ...response } } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.passkeys }),
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || !(await attempt(add.mutateAsync(), text('passkey.addFailed')))) return;
    setName('');
    showToast({ title: text('passkey.addedToast'), tone: 'success' });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={text('passkey.name')}
        hint={text('passkey.nameHint')}
        error={isMissing ? text('passkey.nameMissing') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={passkeyLimits.nameLength}
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      {!(add.error instanceof NoPasskey) && <Refusal error={add.error} />}
      <Button type="submit" busy={add.isPending}>
        {text(add.isPending ? 'passkey.adding' : 'passkey.add')}
      </Button>
    </form>
  );
}
