import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, HandingOn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { handingOnQuery, useEndHandingOn } from '../api/handing-on.js';
import { useHasWaiting } from '../shared/after-waiting.js';
import { useSteps } from '../shared/use-steps.js';

const HandOnDialog = lazyDialog(async () => (await import('./hand-on-dialog.js')).HandOnDialog, ['handing-on']);

/** Offers one's booking to colleagues; once it is offered, to whom, and the way back. */
export function HandOn({
  booking,
  look = 'quiet',
}: {
  readonly booking: Booking;
  /** beside full buttons, on the page of the booking */
  readonly look?: 'plain' | 'quiet';
}) {
  const text = useText();
  const times = useTimes();
  const obstacleTo = useSteps();
  const { personId } = useOwnShifts();
  const hasWaiting = useHasWaiting(booking.id);
  const [offering, setOffering] = useState(false);
  const { data } = useQuery(handingOnQuery);
  const ofBooking = data?.given.filter(({ ownBookingId }) => ownBookingId === booking.id) ?? [];
  const open = ofBooking.find(({ status }) => status === 'open');
  if (open) return <Offered offer={open} look={look} />;
  const isPossible = booking.user.id === personId && !hasWaiting && obstacleTo('hand-on', booking) === null;
  if (!isPossible || data === undefined) return null;
  return (
    <>
      {ofBooking[0]?.endedBecause === 'declined' && <p className="basis-full text-soft">{text('handOn.declined')}</p>}
      <Button
        look={look}
        aria-label={text('handOn.openNamed', { vehicle: booking.vehicle.name, time: times.instant(booking.startTime) })}
        onClick={() => setOffering(true)}
      >
        {text('handOn.open')}
      </Button>
      {offering && <HandOnDialog booking={booking} onClose={() => setOffering(false)} />}
    </>
  );
}

function Offered({ offer, look }: { readonly offer: HandingOn; readonly look: 'plain' | 'quiet' }) {
  const text = useText();
  const times = useTimes();
  const withdraw = useEndHandingOn(offer, 'giver');
  const [asks, setAsks] = useState(false);
  const { offered, inReturn, toUnitNumber, byOffice } = offer;
  const named = { vehicle: offered.vehicle.name, time: times.instant(offered.startTime) };
  return (
    <>
      <p className="basis-full">
        <StatusTag hue="yellow" icon="clock" sentence>
          {inReturn
            ? text('handOn.state.swap', {
                vehicle: inReturn.vehicle.name,
                time: times.instantInSentence(inReturn.startTime),
              })
            : toUnitNumber === null
              ? text(byOffice ? 'handOn.state.byOffice' : 'handOn.state.everybody')
              : text('handOn.state.one', { unit: toUnitNumber })}
        </StatusTag>
      </p>
      <Button look={look} aria-label={text('handOn.withdrawNamed', named)} onClick={() => setAsks(true)}>
        {text('handOn.withdraw')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('handOn.withdrawTitle')}
          keepLabel={text('handOn.keep')}
          confirmLabel={text('handOn.withdraw')}
          command={withdraw}
          failedTitle={text('handOn.withdrawFailed')}
          doneTitle={text('handOn.withdrawn')}
          onClose={() => setAsks(false)}
        >
          {text('handOn.withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}
