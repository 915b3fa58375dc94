import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { type OfferedWish, useAcceptOffer, useDeclineOffer } from '../api/waitlist.js';
import styles from './waitlist.module.css';

/** Hours that are held for the person: until when, and the two answers. */
export function Offer({ wish }: { readonly wish: OfferedWish }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const { offer } = wish;
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <p className={styles.name}>
          <VehicleName vehicle={offer.vehicle} />
        </p>
        <StatusTag hue="yellow" icon="clock">
          {text('waitlist.timeLeft', { span: times.span(now, offer.holdEndsAt) })}
        </StatusTag>
      </header>
      <p className="tabular-nums font-semibold">{times.period(periodOfBooking(offer))}</p>
      <p>{text('waitlist.heldFor', { time: times.instantInSentence(offer.holdEndsAt) })}</p>
      <Answers wish={wish} />
      <p className="text-soft text-sm">{text('waitlist.declineHint')}</p>
    </div>
  );
}

function Answers({ wish }: { readonly wish: OfferedWish }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const accept = useAcceptOffer(wish);
  const decline = useDeclineOffer(wish);
  const [asks, setAsks] = useState(false);
  const named = { vehicle: wish.offer.vehicle.name, time: times.instant(wish.offer.startTime) };

  const accepting = async () => {
    const answer = accept.mutateAsync();
    if (!(await attempt(answer, text('waitlist.acceptFailed')))) return;
    const isApproved = (await answer).status === 'approved';
    showToast({
      title: text(isApproved ? 'waitlist.accepted.approved' : 'waitlist.accepted.pending'),
      description: text(isApproved ? 'waitlist.acceptedApproved' : 'waitlist.acceptedPending'),
      tone: 'success',
    });
  };

  return (
    <>
      <Refusal error={accept.error} />
      <div className={styles.answers}>
        <Button
          look="primary"
          busy={accept.isPending}
          aria-label={text('waitlist.acceptNamed', named)}
          onClick={() => void accepting()}
        >
          {text('waitlist.accept')}
        </Button>
        <Button
          disabled={accept.isPending}
          aria-label={text('waitlist.declineNamed', named)}
          onClick={() => setAsks(true)}
        >
          {text('waitlist.decline')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={text('waitlist.declineTitle')}
          keepLabel={text('waitlist.keepOffer')}
          confirmLabel={text('waitlist.decline')}
          command={decline}
          failedTitle={text('waitlist.declineFailed')}
          doneTitle={text('waitlist.declined')}
          onClose={() => setAsks(false)}
        >
          {text('waitlist.declineText')}
        </ConfirmDialog>
      )}
    </>
  );
}
