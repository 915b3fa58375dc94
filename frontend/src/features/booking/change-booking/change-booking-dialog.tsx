import { textLimits } from '@rigbook/contracts/kernel/text';
import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { CoverageWarning, HoursOfBooking, PurposeField } from '../request-booking/request-fields.js';
import { type ChangingAs, outcomeOf, useChangeDraft } from './change-draft.js';
import { EndOfShift } from './end-of-shift.js';
import { useChangeBooking } from './use-change-booking.js';
import { WhatFollows } from './what-follows.js';
import { WhenToChangeTo } from './when-to-change-to.js';

interface Props {
  readonly booking: Booking;
  readonly as: ChangingAs;
  readonly onClose: () => void;
}

/** Another vehicle, other hours or another purpose. Says what follows before it is sent; a closed dialog keeps what was typed. */
export function ChangeBookingDialog({ booking, as, onClose }: Props) {
  const text = useText();
  const now = useNow();
  const attempt = useAttempt();
  const { draft, change, forget } = useChangeDraft(booking, as);
  const sending = useChangeBooking(booking, draft, as);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const vehicles = useVehicles(booking);
  const vehicle = vehicles.find(({ id }) => id === draft.vehicleId) ?? booking.vehicle;
  const isOut = booking.status === 'active';
  const outcome = outcomeOf(booking, draft, as, now);
  const purposeMissing = asked && draft.purpose.trim() === '';
  const reasonMissing = asked && as === 'admin' && draft.reason.trim() === '';

  const submit = async () => {
    if (outcome?.isTooLate) return; // it says so already
    setAsked(true);
    const isComplete = draft.purpose.trim() !== '' && (as === 'responder' || draft.reason.trim() !== '');
    if (!isComplete || outcome === undefined) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    if (!(await attempt(sending.mutateAsync(), text('change.failed'), text('change.unanswered')))) return;
    const next =
      outcome.status === 'pending' ? 'change.doneApproval' : outcome.mustSignAgain ? 'change.doneSign' : undefined;
    showToast({
      title: text('change.done'),
      ...(next && as === 'responder' && { description: text(next) }),
      tone: 'success',
    });
    forget();
    onClose();
  };

  return (
    <Dialog title={text('change.title')} width={640} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        {isOut ? (
          <EndOfShift booking={booking} hours={draft.hours} onHours={(hours) => change({ hours })} />
        ) : (
          <>
            {as === 'responder' && booking.status === 'approved' && hasStartPassed(booking.startTime, now) && (
              <Notice hue="blue" icon="info">
                <p>{text('change.startPassed')}</p>
              </Notice>
            )}
            <Field label={text('book.vehicle')}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={draft.vehicleId}
                  onChange={({ target }) => change({ vehicleId: target.value })}
                >
                  {vehicles.map(({ id, name, type }) => (
                    <option key={id} value={id}>
                      {text('book.vehicleAndType', { vehicle: name, type })}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            <WhenToChangeTo booking={booking} draft={draft} vehicleName={vehicle.name} as={as} onChange={change} />
          </>
        )}
        {as === 'responder' ? (
          <PurposeField missing={purposeMissing} value={draft.purpose} onChange={(purpose) => change({ purpose })} />
        ) : (
          <>
            <FreeTextField
              label={text('book.purpose')}
              error={purposeMissing ? text('book.purposeNeeded') : undefined}
              most={textLimits.purpose}
              value={draft.purpose}
              onChange={(purpose) => change({ purpose })}
            />
            <FreeTextField
              label={text('change.reason')}
              hint={text('change.reasonHint')}
              error={reasonMissing ? text('change.reasonNeeded') : undefined}
              most={textLimits.reason}
              value={draft.reason}
              onChange={(reason) => change({ reason })}
            />
          </>
        )}
        {as === 'responder' && outcome && (
          <HoursOfBooking period={requestedPeriod(draft.startAt, draft.hours)} insteadOf={periodOfBooking(booking)} />
        )}
        {outcome && (
          <CoverageWarning
            vehicleId={vehicle.id}
            {...requestedPeriod(draft.startAt, draft.hours)}
            insteadOf={booking.id}
            then={as === 'admin' ? 'nothing' : outcome.status === 'pending' ? 'ask' : 'go-on'}
          />
        )}
        <WhatFollows booking={booking} draft={draft} vehicle={vehicle} outcome={outcome} as={as} />
        {asked && outcome === undefined && (
          <Notice hue="orange" icon="alert" live>
            <p>{text('change.nothing')}</p>
          </Notice>
        )}
        <Refusal error={sending.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={sending.isPending} aria-disabled={outcome?.isTooLate}>
            {text(sending.isPending ? 'change.saving' : 'change.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

type NamedVehicle = Pick<Vehicle, 'id' | 'name' | 'type'>;

/** The fleet, and the booking's vehicle until the fleet is known. */
function useVehicles({ vehicle }: Booking): readonly NamedVehicle[] {
  const { data: fleet = [] } = useQuery(fleetQuery);
  return fleet.some(({ id }) => id === vehicle.id) ? fleet : [vehicle, ...fleet];
}
