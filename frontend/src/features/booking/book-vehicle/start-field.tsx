import type { SlotWithState } from '@rigbook/contracts/booking/slot-states.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/field.js';
import { NativeSelect } from '../../../ui/native-select.js';

interface Props {
  readonly slots: readonly SlotWithState[];
  readonly startAt: Instant | undefined;
  readonly missing: boolean;
  readonly onStart: (startAt: Instant | undefined) => void;
}

/** Each start of the day; one that does not fit says so and can be chosen all the same, to be told why. */
export function StartField({ slots, startAt, missing, onStart }: Props) {
  const text = useText();
  return (
    <Field label={text('book.startTime')} error={missing ? text('book.startNeeded') : undefined}>
      {(control) => (
        <NativeSelect
          {...control}
          name="start"
          value={slots.some((slot) => slot.startAt === startAt) ? startAt : ''}
          onChange={({ target }) => onStart(slots.find((slot) => slot.startAt === target.value)?.startAt)}
        >
          <option value="">{text('book.chooseStart')}</option>
          {slots.map((slot) => (
            <option key={slot.startAt} value={slot.startAt}>
              {slot.state === 'available'
                ? slot.label
                : text('book.startAndState', { slot: slot.label, state: text(`slotState.${slot.state}`) })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
