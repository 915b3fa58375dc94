import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface Props {
  readonly hours: number;
  readonly onHours: (hours: number) => void;
}

const durations = Array.from({ length: LONGEST_BOOKING_HOURS }, (_, index) => index + 1);

export function DurationField({ hours, onHours }: Props) {
  const text = useText();
  return (
    <Field label={text('book.duration')}>
      {(control) => (
        <NativeSelect {...control} value={hours} onChange={({ target }) => onHours(Number(target.value))}>
          {durations.map((duration) => (
            <option key={duration} value={duration}>
              {text('time.hours', { hours: duration })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
