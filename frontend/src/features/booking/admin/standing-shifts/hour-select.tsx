import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly onChange: (value: number) => void;
}

/** One of some two dozen numbers: a phone shows its own wheel. */
export function HourSelect({ label, value, options, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
