import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { durations } from '@rigbook/contracts/booking/requesting/request.rules';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

/** The choices so far, shared by calendar and form, so that nothing is entered twice. */
interface BookingChoice {
  readonly hours: number;
  readonly day: Day | undefined;
  readonly startAt: Instant | undefined;
  readonly purpose: string;
}

export const nothingChosen: BookingChoice = {
  hours: DEFAULT_BOOKING_HOURS,
  day: undefined,
  startAt: undefined,
  purpose: '',
};

export interface ChoiceProps {
  readonly choice: BookingChoice;
  readonly onChoice: (changes: Partial<BookingChoice>) => void;
}

interface Props {
  readonly hours: number;
  /** Those that can be chosen; all if not named. */
  readonly of?: readonly number[] | undefined;
  readonly onHours: (hours: number) => void;
}

export function DurationField({ hours, of = durations, onHours }: Props) {
  const text = useText();
  return (
    <Field label={text('book.duration')}>
      {(control) => (
        <NativeSelect {...control} value={hours} onChange={({ target }) => onHours(Number(target.value))}>
          {of.map((duration) => (
            <option key={duration} value={duration}>
              {text('time.hours', { hours: duration })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
