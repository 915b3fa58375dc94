import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HandingOn, HandingOnList } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { furtherOffersQuery, useAcceptHandingOn, useEndHandingOn } from '../api/handing-on.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { colleagueName } from './colleague-name.js';
import { AcceptOrDecline } from '../offers/accept-or-decline.js';
import styles from '../offers/offers.module.css';

/** What colleagues offer, with the two answers. */
export function ColleagueOffers({ offered, next }: Pick<HandingOnList, 'offered' | 'next'>) {
  const text = useText();
  return (
    <Panel title={text('handOn.offers')}>
      <Offers offers={offered} />
      {next !== null && <Further key={next} after={next} />}
    </Panel>
  );
}

interface OffersProps {
  readonly offers: readonly HandingOn[];
  /** One that can take the focus. */
  readonly marked?: { readonly id: string | undefined; readonly ref: RefObject<HTMLLIElement | null> };
}

const Offers = ({ offers, marked }: OffersProps) => (
  <ul className={styles.list}>
    {offers.map((offer) => (
      <li key={offer.id} className="grid gap-3" {...(offer.id === marked?.id ? { ref: marked.ref, tabIndex: -1 } : {})}>
        <Offer offer={offer} />
      </li>
    ))}
  </ul>
);

/** Those after the first hundred offers to everybody. */
function Further({ after }: { readonly after: string }) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...furtherOffersQuery(after),
    enabled: asked,
  });
  const found = data?.pages.flatMap(({ offered }) => offered) ?? [];
  const isOver = data !== undefined && !hasNextPage;
  const firstOfLast = data?.pages.at(-1)?.offered[0]?.id;
  const offer = useRef<HTMLLIElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the button is gone, and the focus with it
    if (isOver && document.activeElement === document.body) (offer.current ?? sentence.current)?.focus();
  }, [isOver]);
  return (
    <>
      {found.length > 0 && <Offers offers={found} marked={{ id: firstOfLast, ref: offer }} />}
      <Refusal error={error} />
      {isOver ? (
        firstOfLast === undefined && (
          <p ref={sentence} tabIndex={-1} className="text-soft">
            {text('handOn.noneFurther')}
          </p>
        )
      ) : (
        <div>
          <Button busy={isFetching} onClick={() => (asked ? void fetchNextPage() : setAsked(true))}>
            {text('handOn.further')}
          </Button>
        </div>
      )}
    </>
  );
}

function Offer({ offer }: { readonly offer: HandingOn }) {
  const text = useText();
  const name = colleagueName(offer.from);
  const { offered, inReturn, toEverybody, byOffice, purpose } = offer;
  const toAll = byOffice ? 'handOn.offersByOffice' : 'handOn.offersAll';
  return (
    <>
      <p className="wrap-anywhere">
        {text(inReturn ? 'handOn.offersSwap' : toEverybody ? toAll : 'handOn.offersYou', { name })}
      </p>
      {inReturn ? (
        <dl className="grid gap-2">
          <dt className="text-soft">{text('handOn.youGet')}</dt>
          <dd>
            <Hours of={offered} purpose={purpose} />
          </dd>
          <dt className="text-soft">{text('handOn.youGive')}</dt>
          <dd>
            <Hours of={inReturn} />
          </dd>
        </dl>
      ) : (
        <Hours of={offered} purpose={purpose} />
      )}
      {inReturn && <p className="text-soft text-sm">{text('handOn.swapSignature')}</p>}
      <Answers offer={offer} name={name} />
    </>
  );
}

function Hours({ of, purpose = '' }: { readonly of: HandingOn['offered']; readonly purpose?: string }) {
  const times = useTimes();
  return (
    <div>
      <p className="font-bold wrap-anywhere">
        <VehicleName vehicle={of.vehicle} />
      </p>
      <p className="tabular-nums font-semibold">{times.period(periodOfBooking(of))}</p>
      {purpose !== '' && (
        <p className="text-soft wrap-anywhere">
          <bdi>{purpose}</bdi>
        </p>
      )}
    </div>
  );
}

function Answers({ offer, name }: { readonly offer: HandingOn; readonly name: string }) {
  const text = useText();
  const times = useTimes();
  const accept = useAcceptHandingOn(offer);
  const decline = useEndHandingOn(offer, 'colleague');
  const { offered, inReturn, toEverybody } = offer;
  const named = { vehicle: offered.vehicle.name, time: times.instant(offered.startTime) };
  return (
    <AcceptOrDecline
      accept={{
        command: accept,
        label: text(inReturn ? 'handOn.acceptSwap' : 'handOn.accept'),
        fullLabel: text('handOn.acceptNamed', named),
        failed: text('handOn.acceptFailed'),
        told: (isApproved) => ({
          title: text(inReturn ? 'handOn.swapped' : 'handOn.accepted'),
          description: text(isApproved ? 'handOn.acceptedApproved' : 'handOn.acceptedPending'),
        }),
      }}
      {...(!toEverybody && {
        decline: {
          command: decline,
          label: text('handOn.decline'),
          fullLabel: text('handOn.declineNamed', named),
          failed: text('handOn.declineFailed'),
          question: {
            title: text('handOn.declineTitle'),
            text: text('handOn.declineText', { name }),
            keep: text('handOn.keep'),
          },
          done: text('handOn.declineDone'),
        },
      })}
    />
  );
}
