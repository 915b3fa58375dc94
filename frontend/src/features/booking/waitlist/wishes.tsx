import { useId, useState } from 'react';
import type { Wish } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { openOffers, useLeaveWaitlist } from '../api/waitlist.js';
import { Offer } from './offer.js';
import styles from '../offers/offers.module.css';

/** What the person waits for, with the place in line, or with an offer and its answers. */
export function Wishes({ wishes }: { readonly wishes: readonly Wish[] }) {
  const text = useText();
  const titleId = useId();
  const offers = openOffers(wishes, useNow());
  const waiting = wishes.filter(({ offer }) => offer === null);
  if (offers.length + waiting.length === 0) return null;
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
        {waiting.map((wish) => (
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
  const leave = useLeaveWaitlist(wish);
  const [asks, setAsks] = useState(false);
  return (
    // its words stand in line with those above
    <div className="-mx-2.5">
      <Button
        look="quiet"
        danger
        aria-label={text('waitlist.leaveNamed', { vehicle: wish.vehicle.name, time: times.instant(wish.startTime) })}
        onClick={() => setAsks(true)}
      >
        {text('waitlist.leave')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('waitlist.leaveTitle')}
          keepLabel={text('waitlist.keepWaiting')}
          confirmLabel={text('waitlist.leave')}
          command={leave}
          failedTitle={text('waitlist.leaveFailed')}
          doneTitle={text('waitlist.left')}
          onClose={() => setAsks(false)}
        >
          {text('waitlist.leaveText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
