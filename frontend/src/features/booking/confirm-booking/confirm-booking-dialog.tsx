import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { requestedPeriod } from '@rigbook/contracts/booking/request.rules';
import { firstWeekOverLimit } from '@rigbook/contracts/booking/weekly-hours.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Facts } from '../../../ui/facts.js';
import { Field } from '../../../ui/field.js';
import { Notice } from '../../../ui/notice.js';
import { Refusal } from '../../../ui/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { responderHoursQuery } from '../api/get-responder-hours.js';
import { useRequestBooking } from '../api/request-booking.js';
import styles from './confirm-booking-dialog.module.css';

interface Props {
  readonly vehicle: Vehicle;
  readonly startAt: Instant;
  readonly hours: number;
  readonly onClose: () => void;
  readonly onBooked: () => void;
}

/** Says back what is about to be asked for, takes the purpose, and sends it (product description, section 2). */
export function ConfirmBookingDialog({ vehicle, startAt, hours, onClose, onBooked }: Props) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const attempt = useAttempt();
  const request = useRequestBooking(useIdempotencyKey());
  const responderHours = useQuery(responderHoursQuery).data;
  const [purpose, setPurpose] = useState('');
  const [purposeMissing, setPurposeMissing] = useState(false);
  const purposeInput = useRef<TextAreaRef>(null);
  const period = requestedPeriod(startAt, hours);
  const overLimit = firstWeekOverLimit(period, responderHours?.weeks ?? [], zone);

  const submit = async () => {
    if (purpose.trim() === '') {
      setPurposeMissing(true);
      purposeInput.current?.focus();
      return;
    }
    const draft = { vehicleId: vehicle.id, startTime: startAt, endTime: period.endAt, duration: hours, purpose };
    if (!(await attempt(request.mutateAsync(draft), text('book.failed')))) return;
    showToast({ title: text('book.submitted'), description: text('book.submittedDetail'), tone: 'success' });
    onBooked();
  };

  return (
    <Dialog title={text('book.confirmTitle')} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <Facts
          facts={[
            [text('book.vehicle'), text('book.vehicleAndType', { vehicle: vehicle.name, type: vehicle.type })],
            [text('book.date'), times.fullDay(dayOf(startAt, zone))],
            [text('book.time'), times.period(period)],
            [text('book.durationShort'), text('time.hours', { hours })],
          ]}
        />
        <Field
          label={text('book.purpose')}
          hint={text('book.purposeHint')}
          error={purposeMissing ? text('book.purposeNeeded') : undefined}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              ref={purposeInput}
              rows={3}
              maxLength={textLimits.purpose}
              dir="auto"
              placeholder={text('book.purposePlaceholder')}
              value={purpose}
              onChange={({ target }) => {
                setPurpose(target.value);
                setPurposeMissing(false);
              }}
            />
          )}
        </Field>
        {overLimit && (
          <Notice hue="orange" icon="alert" live>
            <p>
              {text('book.overLimit', {
                day: times.date(overLimit.weekStartsOn),
                left: overLimit.hoursLeft,
                limit: WEEKLY_HOURS_LIMIT,
                requested: overLimit.hoursRequested,
              })}
            </p>
          </Notice>
        )}
        <Notice hue="blue" icon="info" title={text('book.noticeTitle')}>
          <ul className={styles.notices}>
            <li>{text('book.notice1')}</li>
            <li>{text('book.notice2')}</li>
            <li>{text('book.notice3')}</li>
          </ul>
        </Notice>
        <Refusal error={request.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={request.isPending}>
            {text(request.isPending ? 'book.submitting' : 'book.submit')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
