import { accessRecordKept } from '@rigbook/contracts/settings/settings.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

const choices = [30, 90, 180, accessRecordKept.usual, 730, 1095, 2555];

interface Props {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** The usual choices, plus the current one if it was set through the API. */
export function AccessRecordKeptSelect({ days, onChange }: Props) {
  const text = useText();
  const shown = choices.includes(days) ? choices : [...choices, days];
  return (
    <Field label={text('settings.accessRecordKept')} hint={text('settings.accessRecordKeptHint')}>
      {(control) => (
        <NativeSelect {...control} value={days} onChange={({ target }) => onChange(Number(target.value))}>
          {[...shown]
            .sort((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {text('settings.accessRecordKeptDays', { days: choice })}
              </option>
            ))}
        </NativeSelect>
      )}
    </Field>
  );
}
