import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useSearch } from '../../../../lib/use-search.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { notificationCountsQuery, notificationsQuery } from '../api/messages.js';
import { useNotificationWords } from '../shared/use-notification-words.js';
import { DeliveryWarning } from '../shared/delivery-warning.js';
import { filterOf, notificationAddress } from '../api/notification-search.js';
import { MessageDrawer } from './message-drawer.js';
import { useNotificationColumns } from './notification-columns.js';
import { NotificationTools } from './notification-tools.js';
import { RetryAll } from './retry-all.js';
import { StatusFilter } from './status-filter.js';

const idOf = ({ id }: NotificationRecord): string => id;

/** Messages sent, and retries of those that were not; the filter is in the address. */
export function Notifications() {
  const text = useText();
  const words = useNotificationWords();
  const [search, setSearch] = useSearch(notificationAddress);
  const viewed = useViewed('message');
  const list = useInfiniteQuery({ ...notificationsQuery(search), placeholderData: keepPreviousData });
  const { data: counts, isPlaceholderData: areFormerCounts } = useQuery({
    ...notificationCountsQuery(filterOf(search)),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.keys(search).length > 0;

  return (
    <div className="grid grid-cols-1 gap-4">
      <DeliveryWarning here />
      <DeskTable
        name="notifications"
        label={text('admin.tab.notifications')}
        rows={itemsOf(list.data)}
        idOf={idOf}
        nameOf={({ kind }) => words.kind(kind)}
        columns={useNotificationColumns(viewed.linkTo)}
        loading={text('notification.loading')}
        error={list.error}
        onRetry={() => void list.refetch()}
        isOld={list.isPlaceholderData}
        onOpen={({ id }) => viewed.view(id)}
        tools={
          <div className="grid grid-cols-1 gap-3">
            <StatusFilter
              status={search.standing}
              counts={counts}
              onChange={(status) => setSearch(notificationAddress.with(search, 'standing', status))}
            />
            <NotificationTools search={search} onChange={setSearch} />
            {counts && !areFormerCounts && (
              <div>
                <RetryAll search={search} counts={counts} />
              </div>
            )}
          </div>
        }
        empty={
          <Empty icon="list">
            <p>{text(isNarrowed ? 'notification.noMatch' : 'notification.empty')}</p>
            {!isNarrowed && <p>{text('notification.emptyHint')}</p>}
          </Empty>
        }
      />
      {list.data && <NextPage list={list} label={text('diary.more')} />}
      {viewed.id !== undefined && <MessageDrawer id={viewed.id} onClose={viewed.close} />}
    </div>
  );
}
