import { Select } from 'antd';
import { Icon } from '../icon.js';
import { Field } from './field.js';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a list, with its label; outside a form of antd's. */
export function Choice<Value extends string | number>({ label, hint, error, options, value, ...rest }: Props<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select<Value>
          {...control}
          {...rest}
          // undefined would leave the choice to antd
          value={value ?? null}
          options={[...options]}
          suffixIcon={<Icon name="down" size={16} />}
        />
      )}
    </Field>
  );
}
