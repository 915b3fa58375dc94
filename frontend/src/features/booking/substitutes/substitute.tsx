import { useState } from 'react';
import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
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
import { useAcceptSubstitute, useDeclineSubstitute } from './answering.js';
import styles from './substitutes.module.css';

/** Another vehicle that is held for a booking: instead of which, until when, and the two answers. */
export function Substitute({ offer }: { readonly offer: OfferedSubstitute }) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const now = useNow();
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <p className={styles.name}>
          <VehicleName vehicle={offer.substitute} />
        </p>
        <StatusTag hue="yellow" icon="clock">
          {text('substitutes.timeLeft', { span: times.span(now, offer.holdEndsAt) })}
        </StatusTag>
      </header>
      <p>{rich('substitutes.lost', { vehicle: <bdi>{offer.vehicle.name}</bdi> })}</p>
      <p className="tabular-nums font-semibold">{times.period(periodOfBooking(offer))}</p>
      <p>
        {rich('substitutes.held', {
          vehicle: <bdi>{offer.substitute.name}</bdi>,
          time: times.instantInSentence(offer.holdEndsAt),
        })}
      </p>
      <Answers offer={offer} />
      <p className="text-soft text-sm">{text('substitutes.hint')}</p>
    </div>
  );
}

function Answers({ offer }: { readonly offer: OfferedSubstitute }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const accept = useAcceptSubstitute(offer);
  const decline = useDeclineSubstitute(offer);
  const [asks, setAsks] = useState(false);
  const named = { vehicle: offer.substitute.name, time: times.instant(offer.startTime) };

  const accepting = async () => {
    const answer = accept.mutateAsync();
    if (!(await attempt(answer, text('substitutes.acceptFailed')))) return;
    const isApproved = (await answer).status === 'approved';
    showToast({
      title: text('substitutes.accepted', { vehicle: offer.substitute.name }),
      description: text(isApproved ? 'substitutes.acceptedSign' : 'substitutes.acceptedPending'),
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
          aria-label={text('substitutes.acceptNamed', named)}
          onClick={() => void accepting()}
        >
          {text('substitutes.accept')}
        </Button>
        <Button
          disabled={accept.isPending}
          aria-label={text('substitutes.declineNamed', named)}
          onClick={() => setAsks(true)}
        >
          {text('substitutes.decline')}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={text('substitutes.declineTitle')}
          keepLabel={text('substitutes.keep')}
          confirmLabel={text('substitutes.decline')}
          command={decline}
          failedTitle={text('substitutes.declineFailed')}
          doneTitle={text('substitutes.declined')}
          onClose={() => setAsks(false)}
        >
          {text('substitutes.declineText')}
        </ConfirmDialog>
      )}
    </>
  );
}
