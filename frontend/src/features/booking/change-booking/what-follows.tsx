import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Facts } from '../../../ui/content/facts.js';
import { Notice } from '../../../ui/content/notice.js';
import { periodOfBooking } from '../api/my-bookings.js';
import type { ChangeDraft, ChangingAs, Outcome } from './change-draft.js';
import { waitingUntil } from '../shared/waiting-extension.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

interface Props {
  readonly booking: Booking;
  readonly draft: ChangeDraft;
  readonly vehicle: Booking['vehicle'];
  /** Undefined while nothing changes. */
  readonly outcome: Outcome | undefined;
  readonly as: ChangingAs;
}

/** The booking now and after the change, and what the change costs. */
export function WhatFollows({ booking, draft, vehicle, outcome, as }: Props) {
  const text = useText();
  const times = useTimes();
  if (outcome === undefined) return null;
  const after = requestedPeriod(draft.startAt, draft.hours);
  const asked = waitingUntil(booking);
  const isBackToPending = outcome.status !== booking.status;
  return (
    <div className="grid gap-3" role="status">
      <Facts
        facts={[
          [
            text('change.now'),
            <Line key="now" vehicle={booking.vehicle} period={times.period(periodOfBooking(booking))} />,
          ],
          [text('change.then'), <Line key="then" vehicle={vehicle} period={times.period(after)} />],
        ]}
      />
      {outcome.isTooLate ? (
        <Notice hue="orange" icon="alert">
          <p>{text(`change.tooLate.${as}`)}</p>
        </Notice>
      ) : (
        <Notice
          hue={isBackToPending || outcome.mustSignAgain ? 'orange' : 'blue'}
          icon={isBackToPending ? 'clock' : 'info'}
        >
          <p>{text(isBackToPending ? 'change.backToPending' : `change.stays.${outcome.status}`)}</p>
          {outcome.mustSignAgain && <p>{text('change.signAgain')}</p>}
          {asked !== null && <p>{text('change.endsExtension', { time: times.instantInSentence(asked) })}</p>}
        </Notice>
      )}
    </div>
  );
}

function Line({ vehicle, period }: Pick<Props, 'vehicle'> & { readonly period: string }) {
  return (
    <>
      <VehicleName vehicle={vehicle} /> · <span className="tabular-nums">{period}</span>
    </>
  );
}
