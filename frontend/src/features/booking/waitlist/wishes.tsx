import { useId } from 'react';
import type { Wish } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { openOffers, useLeaveWaitlist } from '../api/waitlist.js';
import { Offer } from './offer.js';
import styles from './waitlist.module.css';

/** What the person waits for, with the place in line, or with an offer and its answers. */
export function Wishes({ wishes }: { readonly wishes: readonly Wish[] }) {
  const text = useText();
  const titleId = useId();
  const offers = openOffers(wishes, useNow());
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-soft">
        {text('waitlist.waiting')}
      </h3>
      <ul className={styles.list}>
        {offers.map((wish) => (
          <li key={wish.id}>
            <Offer wish={wish} />
          </li>
        ))}
        {wishes
          .filter(({ offer }) => offer === null)
          .map((wish) => (
            <li key={wish.id}>
              <Waiting wish={wish} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Waiting({ wish }: { readonly wish: Wish }) {
  const text = useText();
  const times = useTimes();
  const { vehicle, anyOfType, leastHours, place } = wish;
  return (
    <article className="grid gap-1">
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <h4>
          <VehicleName vehicle={vehicle} />
        </h4>
        <StatusTag hue="grey" icon="clock">
          {text('waitlist.place', { place })}
        </StatusTag>
      </header>
      {anyOfType && <p className="text-soft">{text('waitlist.orType', { type: vehicle.type })}</p>}
      <p className="tabular-nums">{times.period(periodOfBooking(wish))}</p>
      <p className="text-soft">{text('waitlist.leastOf', { hours: leastHours })}</p>
      <Leave wish={wish} />
    </article>
  );
}

function Leave({ wish }: { readonly wish: Wish }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const leave = useLeaveWaitlist(wish);
  const confirm = async () => {
    if (await attempt(leave.mutateAsync(), text('waitlist.leaveFailed')))
      showToast({ title: text('waitlist.left'), tone: 'success' });
  };
  return (
    <div className={styles.leave}>
      <Button
        look="quiet"
        danger
        busy={leave.isPending}
        aria-label={text('waitlist.leaveNamed', { vehicle: wish.vehicle.name, time: times.instant(wish.startTime) })}
        onClick={() => void confirm()}
      >
        {text('waitlist.leave')}
      </Button>
    </div>
  );
}
