import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking } from '../../../lib/http/answers.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { NativeInput } from '../../../ui/form/native-text.js';
import { Actions, DialogForm, PlainDialog } from '../../../ui/plain-dialog.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { useOfferBooking } from '../api/handing-on.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { useHoursOfOthers } from './taken-hours.js';

const ways = ['toOne', 'toEverybody', 'swap'] as const;
type Way = (typeof ways)[number];

interface Props {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** To one colleague, to everybody, or in a swap. Says what follows before it is sent. */
export function HandOnDialog({ booking, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const [way, setWay] = useState<Way>('toOne');
  const [unit, setUnit] = useState('');
  const [vehicleId, setVehicle] = useState(booking.vehicle.id);
  const [hours, setHours] = useState<string>('');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { hours: choices, error: calendarError } = useHoursOfOthers(vehicleId);
  const wanted = choices?.find(({ startAt }) => startAt === hours);
  const sending = useOfferBooking(booking, {
    unitNumber: way === 'toOne' ? unit.trim() : null,
    wanted: way === 'swap' && wanted ? { vehicleId, startTime: wanted.startAt, endTime: wanted.endAt } : null,
  });
  const unknownUnit = isUnknownUnit(sending.error);
  const unitProblem = !/^\d{3}$/.test(unit.trim())
    ? text('handOn.unitNeeded')
    : unit.trim() === booking.user.unitNumber
      ? text('handOn.unitOwn')
      : undefined;
  const hoursProblem = wanted ? undefined : text('handOn.hoursNeeded');
  const problem = { toOne: unitProblem, toEverybody: undefined, swap: hoursProblem }[way];

  const submit = async () => {
    setAsked(true);
    if (problem !== undefined) {
      // the message has to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    // said next to its field
    const sent = sending.mutateAsync().catch((error: unknown) => {
      if (isUnknownUnit(error)) return undefined;
      throw error;
    });
    if (!(await attempt(sent, text('handOn.failed'))) || (await sent) === undefined) return;
    showToast({ title: text('handOn.sent'), description: text('handOn.sentText'), tone: 'success' });
    onClose();
  };

  const partsOf: Readonly<Record<Way, () => ReactNode>> = {
    toOne: () => (
      <Field
        label={text('handOn.unit')}
        hint={text('handOn.unitHint')}
        error={(asked ? unitProblem : undefined) ?? (unknownUnit ? text('handOn.unitUnknown') : undefined)}
      >
        {(control) => (
          <NativeInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={3}
            value={unit}
            onChange={({ target }) => {
              setUnit(target.value);
              sending.reset();
            }}
          />
        )}
      </Field>
    ),
    toEverybody: () => <p className="text-soft">{text('handOn.everybodyHint')}</p>,
    swap: () => (
      <>
        <p className="text-soft">{text('handOn.swapHint')}</p>
        <VehicleChoice
          value={vehicleId}
          onChange={(id) => {
            setVehicle(id);
            setHours('');
          }}
        />
        {calendarError && choices === undefined ? (
          <p role="alert">{text('handOn.calendarFailed')}</p>
        ) : choices === undefined ? (
          <p className="text-soft">{text('handOn.loading')}</p>
        ) : choices.length === 0 ? (
          <p className="text-soft">{text('handOn.noHours')}</p>
        ) : (
          <Field label={text('handOn.hours')} error={asked ? hoursProblem : undefined}>
            {(control) => (
              <NativeSelect {...control} value={hours} onChange={({ target }) => setHours(target.value)}>
                <option value="">{text('handOn.chooseHours')}</option>
                {choices.map((period) => (
                  <option key={period.startAt} value={period.startAt}>
                    {times.period(period)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
      </>
    ),
  };

  return (
    <PlainDialog title={text('handOn.title')} width={520} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <p>
          <strong>
            <VehicleName vehicle={booking.vehicle} />
          </strong>{' '}
          · <span className="tabular-nums">{times.period(periodOfBooking(booking))}</span>
        </p>
        <fieldset className="grid gap-1 border-0 p-0 m-0">
          <legend className="font-semibold">{text('handOn.how')}</legend>
          {ways.map((each) => (
            <label key={each} className="flex items-center gap-3 min-h-(--target)">
              <input
                type="radio"
                name="way"
                className="size-5 m-0 shrink-0 accent-(--accent)"
                checked={way === each}
                onChange={() => {
                  setWay(each);
                  setAsked(false);
                  sending.reset();
                }}
              />
              <span>{text(`handOn.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        {partsOf[way]()}
        <p className="text-soft text-sm">
          {text('handOn.stays')} {booking.signedAt !== null && text('handOn.signed')}
        </p>
        <Refusal error={unknownUnit ? null : sending.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={sending.isPending}>
            {text(sending.isPending ? 'handOn.sending' : way === 'swap' ? 'handOn.sendSwap' : 'handOn.send')}
          </Button>
        </Actions>
      </DialogForm>
    </PlainDialog>
  );
}

const isUnknownUnit = (error: unknown): boolean => error instanceof ApiError && error.code === 'COLLEAGUE_NOT_FOUND';

function VehicleChoice({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const text = useText();
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <Field label={text('handOn.vehicle')}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {fleet.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
