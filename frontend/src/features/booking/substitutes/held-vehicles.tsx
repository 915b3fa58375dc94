import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { Substitute } from './substitute.js';
import styles from '../offers/offers.module.css';

/** The offers that wait for an answer, above every other step: their time runs. */
export function HeldVehicles({ offers }: { readonly offers: readonly OfferedSubstitute[] }) {
  const text = useText();
  return (
    <Panel title={text('substitutes.title')}>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Substitute offer={offer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
