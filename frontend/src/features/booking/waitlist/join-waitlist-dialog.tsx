import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { addHours, elapsedHours, type Instant, isBefore, type Period } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { Actions, DialogForm, PlainDialog } from '../../../ui/plain-dialog.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { useJoinWaitlist } from '../api/waitlist.js';
import { PurposeField } from '../request-booking/request-fields.js';

interface Props {
  readonly vehicle: Vehicle;
  /** the taken hours that were wanted */
  readonly period: Period;
  readonly purpose: string;
  readonly onPurpose: (purpose: string) => void;
  readonly onClose: () => void;
}

/** How far around the wanted start a wish may begin. */
const AROUND_HOURS = 6;

/** From when to when, at least how many hours, and for what: then the person waits in line. */
export function JoinWaitlistDialog({ vehicle, period, purpose, onPurpose, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const starts = startsAround(period.startAt, useNow());
  const [startTime, setStart] = useState(period.startAt);
  const [endTime, setEnd] = useState(period.endAt);
  const hours = elapsedHours({ startAt: startTime, endAt: endTime });
  const [wanted, setLeast] = useState(hours);
  const leastHours = Math.min(wanted, hours);
  const [anyOfType, setAnyOfType] = useState(false);
  const [asked, setAsked] = useState(false);
  const join = useJoinWaitlist({
    ...{ vehicleId: vehicle.id, anyOfType, startTime, endTime, leastHours },
    purpose: purpose.trim(),
  });

  const submit = async () => {
    setAsked(true);
    if (purpose.trim() === '') return;
    const answer = join.mutateAsync();
    if (!(await attempt(answer, text('waitlist.joinFailed')))) return;
    const { place } = await answer;
    showToast({
      title: text('waitlist.joined'),
      description: text('waitlist.joinedPlace', { vehicle: vehicle.name, place }),
      tone: 'success',
    });
    onClose();
  };

  return (
    <PlainDialog title={text('waitlist.title')} width={520} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>
          <strong>
            <VehicleName vehicle={vehicle} />
          </strong>
        </p>
        <p className="text-soft">{text('waitlist.how')}</p>
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
          <Field label={text('waitlist.from')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={startTime}
                onChange={({ target }) => {
                  const from = target.value as Instant;
                  setStart(from);
                  if (!endsAfter(from).includes(endTime)) setEnd(addHours(from, hours));
                }}
              >
                {starts.map((at) => (
                  <option key={at} value={at}>
                    {times.instant(at)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={text('waitlist.until')}>
            {(control) => (
              <NativeSelect {...control} value={endTime} onChange={({ target }) => setEnd(target.value as Instant)}>
                {endsAfter(startTime).map((at) => (
                  <option key={at} value={at}>
                    {times.instant(at)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Field label={text('waitlist.least')}>
          {(control) => (
            <NativeSelect {...control} value={leastHours} onChange={({ target }) => setLeast(Number(target.value))}>
              {Array.from({ length: hours }, (_, index) => index + 1).map((least) => (
                <option key={least} value={least}>
                  {text('time.hours', { hours: least })}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <label className="flex items-center gap-3 min-h-(--target)">
          <TickBox checked={anyOfType} onChange={({ target }) => setAnyOfType(target.checked)} />
          <span>{text('waitlist.anyOfType', { type: vehicle.type })}</span>
        </label>
        <PurposeField missing={asked && purpose.trim() === ''} value={purpose} onChange={onPurpose} />
        <Refusal error={join.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={join.isPending}>
            {text(join.isPending ? 'waitlist.joining' : 'waitlist.join')}
          </Button>
        </Actions>
      </DialogForm>
    </PlainDialog>
  );
}

/** Full hours that are ahead. */
const startsAround = (start: Instant, now: Instant): readonly Instant[] =>
  Array.from({ length: 2 * AROUND_HOURS + 1 }, (_, index) => addHours(start, index - AROUND_HOURS)).filter(
    (at) => at === start || !isBefore(at, now),
  );

const endsAfter = (start: Instant): readonly Instant[] =>
  Array.from({ length: LONGEST_BOOKING_HOURS }, (_, index) => addHours(start, index + 1));
