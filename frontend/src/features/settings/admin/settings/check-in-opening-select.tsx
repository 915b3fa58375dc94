import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

const choices: readonly number[] = [
  checkInOpening.fewest,
  15,
  30,
  checkInOpening.usual,
  120,
  240,
  720,
  checkInOpening.most,
];

interface Props {
  readonly minutesBefore: number;
  readonly onChange: (minutesBefore: number) => void;
}

/** The usual choices, plus the current one if it was set through the API. */
export function CheckInOpeningSelect({ minutesBefore, onChange }: Props) {
  const text = useText();
  const shown = choices.includes(minutesBefore) ? choices : [...choices, minutesBefore];
  const inWords = (minutes: number): string => {
    if (minutes === 0) return text('settings.checkInAtStart');
    return minutes % 60 === 0
      ? text('settings.checkInHours', { hours: minutes / 60 })
      : text('settings.checkInMinutes', { minutes });
  };
  return (
    <Field label={text('settings.checkInOpens')}>
      {(control) => (
        <NativeSelect {...control} value={minutesBefore} onChange={({ target }) => onChange(Number(target.value))}>
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
