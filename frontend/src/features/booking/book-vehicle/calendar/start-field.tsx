import type { SlotWithState } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface StartFieldProps {
  readonly slots: readonly SlotWithState[];
  readonly startAt: Instant | undefined;
  readonly missing: boolean;
  readonly onStart: (startAt: Instant | undefined) => void;
}

/** Each start still to come. One that does not fit says so, and can be chosen to read why. */
export function StartField({ slots, startAt, missing, onStart }: StartFieldProps) {
  const text = useText();
  const times = useTimes();
  const offered = slots.filter((slot) => slot.state !== 'past' || slot.startAt === startAt);
  return (
    <Field label={text('book.startTime')} error={missing ? text('book.startNeeded') : undefined}>
      {(control) => (
        <NativeSelect
          {...control}
          name="start"
          value={offered.some((slot) => slot.startAt === startAt) ? startAt : ''}
          onChange={({ target }) => onStart(slots.find((slot) => slot.startAt === target.value)?.startAt)}
        >
          <option value="">{text(offered.length === 0 ? 'book.noStartLeft' : 'book.chooseStart')}</option>
          {offered.map((slot) => (
            <option key={slot.startAt} value={slot.startAt}>
              {slot.state === 'available'
                ? times.written(slot.label)
                : text('book.startAndState', {
                    slot: times.written(slot.label),
                    state: text(`slotState.${slot.state}`),
                  })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
