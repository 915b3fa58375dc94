import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { type OfferedWish, useAcceptOffer, useDeclineOffer } from '../api/waitlist.js';
import { AcceptOrDecline } from '../offers/accept-or-decline.js';

/** Hours that are held for the person: until when, and the two answers. */
export function Offer({ wish }: { readonly wish: OfferedWish }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const { offer } = wish;
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <p className="text-2xl font-extrabold wrap-anywhere">
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
  const accept = useAcceptOffer(wish);
  const decline = useDeclineOffer(wish);
  const named = { vehicle: wish.offer.vehicle.name, time: times.instant(wish.offer.startTime) };
  return (
    <AcceptOrDecline
      accept={{
        command: accept,
        label: text('waitlist.accept'),
        fullLabel: text('waitlist.acceptNamed', named),
        failed: text('waitlist.acceptFailed'),
        told: (isApproved) => ({
          title: text(isApproved ? 'waitlist.accepted.approved' : 'waitlist.accepted.pending'),
          description: text(isApproved ? 'waitlist.acceptedApproved' : 'waitlist.acceptedPending'),
        }),
      }}
      decline={{
        command: decline,
        label: text('waitlist.decline'),
        fullLabel: text('waitlist.declineNamed', named),
        failed: text('waitlist.declineFailed'),
        question: {
          title: text('waitlist.declineTitle'),
          text: text('waitlist.declineText'),
          keep: text('waitlist.keepOffer'),
        },
        done: text('waitlist.declined'),
      }}
    />
  );
}
