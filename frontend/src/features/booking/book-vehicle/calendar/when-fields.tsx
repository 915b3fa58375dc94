import { lastBookableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { nextFreeStart, slotStates, type SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotsOfDay } from '@rigbook/contracts/booking/requesting/slots.rules';
import { dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Instant, Period } from '@rigbook/contracts/kernel/time';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeInput } from '../../../../ui/form/native-text.js';
import { DurationField } from './booking-choice.js';
import { SlotUnavailable } from './slot-unavailable.js';
import { StartField } from './start-field.js';

interface Props {
  readonly facts: SlotFacts;
  readonly vehicleName: string;
  readonly day: Day;
  readonly startAt: Instant | undefined;
  readonly hours: number;
  /** After a submit that was refused because of it. */
  readonly dateMissing: boolean;
  readonly startMissing?: boolean;
  /** Of a booking whose start stays as it is, even if it has passed: the durations that it can still get. */
  readonly durationsLeft?: readonly number[] | undefined;
  /** The day, and its start at the clock time that is chosen now; undefined for what is no day or has no such start. */
  readonly onDay: (day: Day | undefined, startAt: Instant | undefined) => void;
  readonly onStart: (startAt: Instant | undefined) => void;
  readonly onHours: (hours: number) => void;
  readonly onWait?: (period: Period) => void;
  readonly children?: ReactNode;
}

/** Date, start and duration, and why a start that was chosen is not free. */
export function WhenFields(props: Props) {
  const { facts, vehicleName, day, startAt, hours, durationsLeft, onDay, onStart } = props;
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const date = useRef<HTMLInputElement>(null);
  const slotsOn = (on: Day) => slotStates(slotsOfDay(on, zone), hours, facts);
  const slots = slotsOn(day);
  const start = slots.find((slot) => slot.startAt === startAt);

  // a start on another day was chosen elsewhere; what is being typed stays
  useEffect(() => {
    if (date.current !== null && date.current !== document.activeElement) date.current.value = day;
  }, [day]);

  const chooseDay = (written: string) => {
    const chosen = parseDay(written);
    onDay(chosen, chosen && slotsOn(chosen).find(({ label }) => label === start?.label)?.startAt);
  };

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr_0.9fr] sm:items-start">
        <Field label={text('book.date')} error={props.dateMissing ? text('book.dateNeeded') : undefined}>
          {(control) => (
            <NativeInput
              {...control}
              ref={date}
              type="date"
              name="date"
              min={dayOf(now, zone)}
              max={lastBookableDay(now, zone)}
              defaultValue={day}
              onChange={({ target }) => chooseDay(target.value)}
            />
          )}
        </Field>
        <StartField slots={slots} startAt={startAt} missing={props.startMissing ?? false} onStart={onStart} />
        <DurationField hours={hours} of={durationsLeft} onHours={props.onHours} />
        {props.children}
      </div>
      {start !== undefined && start.state !== 'available' && !(durationsLeft && start.state === 'past') && (
        <div className="p-3 rounded-(--radius-small) bg-(--sunken)">
          <SlotUnavailable
            slot={start}
            hours={hours}
            turnRoundMinutes={facts.turnRoundMinutes}
            vehicleName={vehicleName}
            nextFree={nextFreeStart(start.startAt, hours, facts)}
            onChoose={onStart}
            onWait={props.onWait}
          />
        </div>
      )}
    </>
  );
}
