import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { recommendationsQuery } from '../api/get-recommendations.js';
import { RecommendationCard } from './recommendation-card.js';
import styles from './recommended-vehicles.module.css';

const SHOWN = 3;

/** The three vehicles that suit best, and how many suit at all. */
export function RecommendedVehicles({ onBook }: { onBook: (vehicleId: string) => void }) {
  const text = useText();
  const { data: recommended, error, refetch } = useQuery(recommendationsQuery);

  return (
    <Panel
      title={text('recommendations.title')}
      aside={
        recommended !== undefined &&
        recommended.length > 0 && (
          <p className={styles.count}>{text('recommendations.count', { count: recommended.length })}</p>
        )
      }
    >
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : recommended === undefined ? (
        <Skeleton label={text('recommendations.loading')}>
          <div className={styles.list}>
            {[1, 2, 3].map((place) => (
              <Bone key={place} height={196} />
            ))}
          </div>
        </Skeleton>
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
