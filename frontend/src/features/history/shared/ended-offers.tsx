import { handingOnEndInWords } from '@rigbook/contracts/handing-on/handing-on.words';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/i18n/language.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { endedOffersQuery } from '../api/history.js';

/** Offers to colleagues that came to nothing. They are no events of the booking; nothing for most bookings. Who prints the page must see that they are missing. */
export function EndedOffers({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { language } = useLanguage();
  const { data: offers, error, refetch } = useQuery(endedOffersQuery(bookingId));
  if (!offers)
    return error ? (
      <Panel title={text('history.offers')}>
        <div className="grid gap-3 justify-items-start">
          <Refusal error={error} />
          <Button onClick={() => void refetch()}>{text('error.tryAgain')}</Button>
        </div>
      </Panel>
    ) : (
      <p className="text-soft" role="status">
        {text('history.offers.loading')}
      </p>
    );
  if (offers.length === 0) return null;
  return (
    <Panel title={text('history.offers')}>
      <ol className="grid gap-3">
        {offers.map(({ id, from, isSwap, wasWanted, toEverybody, toUnitNumber, endedBecause, offeredAt, endedAt }) => (
          <li key={id} className="wrap-anywhere">
            <p>
              {text(wasWanted ? 'history.offers.wanted' : isSwap ? 'history.offers.swap' : 'history.offers.gift', {
                person: person(from ?? nobody),
                to: toEverybody ? 'everybody' : toUnitNumber === null ? 'one' : 'unit',
                unit: toUnitNumber ?? '',
              })}
            </p>
            <p className="text-soft tabular-nums">
              {times.instant(offeredAt)}. {handingOnEndInWords[language][endedBecause]}, {times.instant(endedAt)}.
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const nobody = { unitNumber: null, firstName: null, lastName: null };
