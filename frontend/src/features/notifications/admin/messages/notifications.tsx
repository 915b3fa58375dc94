import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Empty } from '../../../../ui/empty.js';
import { ErrorScreen } from '../../../../ui/error-screen.js';
import { NextPage } from '../../../../ui/next-page.js';
import { Bone, Skeleton } from '../../../../ui/skeleton.js';
import { notificationCountsQuery, notificationsQuery } from '../api/get-notifications.js';
import { DeliveryWarning } from '../shared/delivery-warning.js';
import {
  addressOf,
  narrowingOf,
  notificationFilterOf,
  withField,
  type NotificationFilter,
} from '../api/notification-filter.js';
import { NotificationList } from './notification-list.js';
import { NotificationTools } from './notification-tools.js';
import styles from './notifications.module.css';
import { RetryAll } from './retry-all.js';
import { StandingChips } from './standing-chips.js';

/** What was sent to whom about which booking, and retrying what was not; the filter stands in the address. */
export function Notifications() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const filter = notificationFilterOf(address);
  const list = useInfiniteQuery({ ...notificationsQuery(filter), placeholderData: keepPreviousData });
  const { data: counts, isPlaceholderData: areFormerCounts } = useQuery({
    ...notificationCountsQuery(narrowingOf(filter)),
    placeholderData: keepPreviousData,
  });
  const notifications = itemsOf(list.data);
  const show = (next: NotificationFilter) => setAddress(addressOf(next), { replace: true });
  const isNarrowed = Object.keys(filter).length > 0;

  return (
    <div className={styles.notifications}>
      <DeliveryWarning here />
      <div className={styles.head}>
        <StandingChips
          standing={filter.standing}
          counts={counts}
          onChange={(standing) => show(withField(filter, 'standing', standing))}
        />
        <NotificationTools filter={filter} onChange={show} />
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
              <RetryAll filter={filter} counts={counts} />
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
