import { Input } from 'antd';
import { Field } from './field.js';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** characters */
  readonly most: number;
  /** It grows with the text, up to this many lines. */
  readonly lines?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** For a few sentences in either language: a reason, a note, a description. */
export function FreeTextField({ label, hint, error, most, lines = 6, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input.TextArea
          {...control}
          dir="auto"
          autoSize={{ minRows: 2, maxRows: lines }}
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
