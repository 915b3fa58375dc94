import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';

interface Props {
  readonly label: string;
  readonly missing: boolean;
  readonly value: string;
  readonly onChange: (purpose: string) => void;
}

/** What the booking is for; required, although one of its labels says otherwise. The name lets a form find it. */
export function PurposeField({ label, missing, value, onChange }: Props) {
  const text = useText();
  return (
    <Field label={label} hint={text('book.purposeHint')} error={missing ? text('book.purposeNeeded') : undefined}>
      {(control) => (
        <Input.TextArea
          {...control}
          name="purpose"
          rows={3}
          maxLength={textLimits.purpose}
          dir="auto"
          placeholder={text('book.purposePlaceholder')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
