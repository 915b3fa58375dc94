import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';

/** A unit is passed on once it has three digits. */
export function UnitBox({ unit, onUnit }: { readonly unit: string; readonly onUnit: (unit: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(unit);
  const [asked, setAsked] = useState(unit);
  if (unit !== asked) {
    setAsked(unit);
    setTyped(unit);
  }
  const type = (next: string) => {
    setTyped(next);
    const counted = isUnitNumber(next) ? next : '';
    if (counted === asked) return;
    setAsked(counted);
    onUnit(counted);
  };
  return (
    <Field label={text('diary.unit')}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          inputMode="numeric"
          maxLength={3}
          allowClear
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
}
