import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

const choices = [7, 30, 90, 180, 365, 730];

interface Props {
  /** Null: until they are replaced or erased. */
  readonly days: number | null;
  readonly onChange: (days: number | null) => void;
}

/** The usual choices, plus the current one if it was set through the API. */
export function PhotosKeptSelect({ days, onChange }: Props) {
  const text = useText();
  const shown = days === null || choices.includes(days) ? choices : [...choices, days];
  return (
    <Field label={text('settings.photosKept')} hint={text('settings.photosKeptHint')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={days ?? 'always'}
          onChange={({ target }) => onChange(target.value === 'always' ? null : Number(target.value))}
        >
          {[...shown]
            .sort((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {text('settings.photosKeptDays', { days: choice })}
              </option>
            ))}
          <option value="always">{text('settings.photosKeptAlways')}</option>
        </NativeSelect>
      )}
    </Field>
  );
}
