import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone } from '../../../ui/feedback/skeleton.js';
import { recommendationsQuery, type Recommendation } from '../api/get-recommendations.js';
import styles from './recommended-vehicles.module.css';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { type RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { useTimes } from '../../../lib/time/use-times.js';

const REASONS_SHOWN = 2;

interface Props {
  readonly recommendation: Recommendation;
  readonly onBook: (vehicleId: string) => void;
}

/** How well a vehicle suits, the two weightiest reasons, the rest on demand. */
function RecommendationCard({ recommendation: { id, name, type, recommendationScore, reasons }, onBook }: Props) {
  const text = useText();
  const reason = useReason();
  const [all, setAll] = useState(false);
  const more = reasons.length - REASONS_SHOWN;

  return (
    <article className="flex flex-col gap-2 py-3 px-4 border border-(--hairline) rounded-(--radius)" aria-label={name}>
      <header className="flex items-start justify-between gap-y-2 gap-x-3 sm:flex-wrap">
        <div>
          <h3>
            <VehicleName vehicle={{ id, name }} />
          </h3>
          <p className="text-soft text-md">
            <bdi>{type}</bdi>
          </p>
        </div>
        <p className="text-(--accent-ink) font-bold tabular-nums whitespace-nowrap">
          {text('recommendations.match', { percent: recommendationScore })}
        </p>
      </header>
      <ul className={styles.reasons}>
        {reasons.slice(0, all ? undefined : REASONS_SHOWN).map((one) => (
          <li key={one.code}>
            <Icon name="check" size={16} />
            {reason(one)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 mt-auto">
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

const SHOWN = 3;

/** The three best vehicles, and how many suit in total. */
export function RecommendedVehicles({ onBook }: { onBook: (vehicleId: string) => void }) {
  const text = useText();
  const { data: recommended, error, refetch } = useQuery(recommendationsQuery);

  return (
    <Panel
      title={text('recommendations.title')}
      aside={
        recommended !== undefined &&
        recommended.length > 0 && (
          <p className="text-soft tabular-nums">{text('recommendations.count', { count: recommended.length })}</p>
        )
      }
    >
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : recommended === undefined ? (
        // as tall as what comes, which must not move the vehicles below from under a finger
        <div className={styles.list} role="status" aria-label={text('recommendations.loading')}>
          {[1, 2, 3].map((place) => (
            <div key={place}>
              <Bone height="100%" />
            </div>
          ))}
        </div>
      ) : recommended.length === 0 ? (
        <Empty icon="car">{text('recommendations.empty')}</Empty>
      ) : (
        <ul className={styles.list}>
          {recommended.slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <RecommendationCard recommendation={one} onBook={onBook} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A reason in the chosen language. */
function useReason(): (reason: RecommendationReason) => string {
  const text = useText();
  const times = useTimes();
  return (reason) => {
    switch (reason.code) {
      case 'role-authorised':
        return text('reason.role-authorised', { role: text(`role.${reason.role}`) });
      case 'open-to-every-role':
        return text('reason.open-to-every-role');
      case 'free-next-hours':
        return text('reason.free-next-hours', { hours: reason.hours });
      case 'free-from':
        return text('reason.free-from', { time: times.instantInSentence(reason.startAt) });
      case 'driven-before':
        return text('reason.driven-before', { count: reason.shifts });
      case 'type-driven-before':
        return text('reason.type-driven-before', { count: reason.shifts, type: reason.vehicleType });
      case 'good-fuel':
        return text('reason.good-fuel', { percent: reason.fuelPercent });
    }
  };
}
