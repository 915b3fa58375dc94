import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import type { Recommendation } from '../api/get-recommendations.js';
import styles from './recommended-vehicles.module.css';
import { useReason } from './use-reason.js';

const REASONS_SHOWN = 2;

interface Props {
  readonly recommendation: Recommendation;
  readonly onBook: (vehicleId: string) => void;
}

/** How well a vehicle suits, the weightiest two reasons, the rest on demand. */
export function RecommendationCard({
  recommendation: { id, name, type, recommendationScore, reasons },
  onBook,
}: Props) {
  const text = useText();
  const reason = useReason();
  const [all, setAll] = useState(false);
  const more = reasons.length - REASONS_SHOWN;

  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.type}>
            <bdi>{type}</bdi>
          </p>
        </div>
        <p className={styles.match}>{text('recommendations.match', { percent: recommendationScore })}</p>
      </header>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${recommendationScore}%` }} />
      </div>
      <ul className={styles.reasons}>
        {reasons.slice(0, all ? undefined : REASONS_SHOWN).map((one) => (
          <li key={one.code}>
            <Icon name="check" size={16} />
            {reason(one)}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button onClick={() => onBook(id)}>{text('recommendations.book', { vehicle: name })}</Button>
        {more > 0 && (
          <Button look="quiet" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('recommendations.fewer') : text('recommendations.more', { count: more })}
          </Button>
        )}
      </div>
    </article>
  );
}
