import { keepDigits } from '@rigbook/contracts/auth/auth.rules';
import { phoneLastFourDigits } from '@rigbook/contracts/responders/responder.words';
import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { useProveIdentity } from '../api/fresh-proof.js';

/** The digits once more, where new devices are not confirmed. Wrong ones clear the field. */
export function ProveByDigits({ onPassed }: { readonly onPassed: () => void }) {
  const text = useText();
  const prove = useProveIdentity();
  const [digits, setDigits] = useState('');
  const [isShort, setIsShort] = useState(false);
  const input = useRef<InputRef>(null);

  const submit = async () => {
    setIsShort(digits.length < phoneLastFourDigits);
    if (digits.length < phoneLastFourDigits) return;
    try {
      await prove.mutateAsync({ phoneLastFour: digits });
      onPassed();
    } catch {
      setDigits('');
      input.current?.focus();
    }
  };

  return (
    <DialogForm onSubmit={submit}>
      <Field label={text('signIn.phoneLastFour')} error={isShort ? text('proof.digitsMissing') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={digits}
            onChange={({ target }) => {
              setDigits(keepDigits(target.value, phoneLastFourDigits));
              setIsShort(false);
            }}
          />
        )}
      </Field>
      <Refusal error={prove.error} />
      <Actions>
        <Button look="primary" type="submit" busy={prove.isPending} wide>
          {text(prove.isPending ? 'adminPassword.submitting' : 'proof.confirm')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
