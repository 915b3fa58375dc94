import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

const choices = [0, 15, 30, 60, 120, 240, 720, 1440];

interface Props {
  /** Null: as soon as the agreement is signed. */
  readonly minutesBefore: number | null;
  readonly onChange: (minutesBefore: number | null) => void;
}

/** The usual choices, plus the current one if it was set through the API. */
export function CheckInOpeningSelect({ minutesBefore, onChange }: Props) {
  const text = useText();
  const shown = minutesBefore === null || choices.includes(minutesBefore) ? choices : [...choices, minutesBefore];
  const inWords = (minutes: number): string => {
    if (minutes === 0) return text('settings.checkInAtStart');
    return minutes % 60 === 0
      ? text('settings.checkInHours', { hours: minutes / 60 })
      : text('settings.checkInMinutes', { minutes });
  };
  return (
    <Field label={text('settings.checkInOpens')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={minutesBefore ?? 'signed'}
          onChange={({ target }) => onChange(target.value === 'signed' ? null : Number(target.value))}
        >
          <option value="signed">{text('settings.checkInWhenSigned')}</option>
          {[...shown]
            .sort((one, other) => one - other)
            .map((minutes) => (
              <option key={minutes} value={minutes}>
                {inWords(minutes)}
              </option>
            ))}
        </NativeSelect>
      )}
    </Field>
  );
}
