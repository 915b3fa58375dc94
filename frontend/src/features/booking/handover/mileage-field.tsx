import { keepDigits } from '@rigbook/contracts/auth/auth.rules';
import { Input } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

const mostDigits = 7;

/** Whole kilometres as the odometer shows them; the name lets a form find the field again. */
export function MileageField({ label, hint, error, value, onChange }: Props) {
  const text = useText();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="mileage"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          suffix={text('shift.mileageUnit')}
          value={value}
          onChange={({ target }) => onChange(keepDigits(target.value, mostDigits))}
        />
      )}
    </Field>
  );
}
