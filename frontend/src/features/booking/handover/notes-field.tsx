import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { Field } from '../../../ui/field.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NotesField({ label, hint, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input.TextArea
          {...control}
          dir="auto"
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={textLimits.notes}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
