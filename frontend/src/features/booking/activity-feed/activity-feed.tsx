import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf, pagedQuery } from '../../../lib/queries/paged-query.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import styles from './activity-feed.module.css';
import { ActivityLine } from './activity-line.js';
import { keys } from '../../../lib/http/keys.js';

/** What happened to the caller, newest first. */
const activityQuery = pagedQuery({ path: '/api/activity', key: keys.activity, atOnce: 5 });

/** What happened to this person's bookings and licence, newest first (docs/domain.md#activity-feed). */
export function ActivityFeed() {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(activityQuery);
  const activities = itemsOf(data);

  return (
    <Panel title={text('activity.title')}>
      {activities === undefined && error === null && (
        <Skeleton label={text('activity.loading')}>
          <Bone height={56} />
          <Bone height={56} />
          <Bone height={56} />
        </Skeleton>
      )}
      {activities?.length === 0 && <Empty icon="list">{text('activity.empty')}</Empty>}
      {activities !== undefined && activities.length > 0 && (
        <ol className={styles.list}>
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </ol>
      )}
      {error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {hasNextPage && !error && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('activity.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
