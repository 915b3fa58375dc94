import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { notificationCountsQuery, notificationsQuery } from '../api/messages.js';
import { DeliveryWarning } from '../shared/delivery-warning.js';
import { filterOf, notificationAddress, type NotificationSearch } from '../api/notification-search.js';
import { NotificationList } from './notification-list.js';
import { NotificationTools } from './notification-tools.js';
import styles from './notifications.module.css';
import { RetryAll } from './retry-all.js';
import { StatusChips } from './status-chips.js';

/** Messages sent, and retries of those that were not; the filter is in the address. */
export function Notifications() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const search = notificationAddress.parse(address);
  const list = useInfiniteQuery({ ...notificationsQuery(search), placeholderData: keepPreviousData });
  const { data: counts, isPlaceholderData: areFormerCounts } = useQuery({
    ...notificationCountsQuery(filterOf(search)),
    placeholderData: keepPreviousData,
  });
  const notifications = itemsOf(list.data);
  const show = (next: NotificationSearch) =>
    setAddress({ tab: 'notifications', ...notificationAddress.write(next) }, { replace: true });
  const isNarrowed = Object.keys(search).length > 0;

  return (
    <div className="grid grid-cols-1 gap-4">
      <DeliveryWarning here />
      <div className={styles.head}>
        <StatusChips
          status={search.standing}
          counts={counts}
          onChange={(status) => show(notificationAddress.with(search, 'standing', status))}
        />
        <NotificationTools search={search} onChange={show} />
      </div>
      {list.error && !notifications?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : notifications === undefined ? (
        <Skeleton label={text('notification.loading')}>
          <Bone height={40} />
          <Bone height={40} />
          <Bone height={40} />
        </Skeleton>
      ) : (
        <div className={styles.list} aria-busy={list.isPlaceholderData}>
          {counts && !areFormerCounts && (
            <div>
              <RetryAll search={search} counts={counts} />
            </div>
          )}
          {notifications.length === 0 ? (
            <Empty icon="list">
              <p>{text(isNarrowed ? 'notification.noMatch' : 'notification.empty')}</p>
              {!isNarrowed && <p>{text('notification.emptyHint')}</p>}
            </Empty>
          ) : (
            <NotificationList notifications={notifications} />
          )}
          <NextPage list={list} label={text('diary.more')} />
        </div>
      )}
    </div>
  );
}
