import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import type { OfferedWish } from '../api/waitlist.js';
import { Offer } from './offer.js';
import styles from '../offers/offers.module.css';

/** The offers that wait for an answer, above every other step: their time runs. */
export function HeldOffers({ offers }: { readonly offers: readonly OfferedWish[] }) {
  const text = useText();
  return (
    <Panel id="held-for-you" title={text('waitlist.held')}>
      <ul className={styles.list}>
        {offers.map((wish) => (
          <li key={wish.id}>
            <Offer wish={wish} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
