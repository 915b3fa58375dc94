import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMediaQuery } from '../../../lib/device/use-media-query.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { tooNarrowForTables } from '../too-narrow-for-tables.js';
import { bookingDiaryQuery } from '../api/get-booking-diary.js';
import styles from './booking-diary.module.css';
import { CancelDialog } from './cancel-dialog.js';
import { DiaryCards } from './diary-cards.js';
import { DiaryDrawer } from './diary-drawer.js';
import { DiaryFilters } from './diary-filters.js';
import { diaryFilterOf, diarySearchOf, type DiarySearch } from './diary-search.js';
import { DiaryTable } from './diary-table.js';
import { StatusFilter } from './status-filter.js';

/** Every booking, newest start first; what is looked for stands in the address. */
export function BookingDiary() {
  const text = useText();
  const narrow = useMediaQuery(tooNarrowForTables);
  const zone = useZone();
  const [address, setAddress] = useSearchParams();
  const search = diarySearchOf(address);
  const diary = useInfiniteQuery(bookingDiaryQuery(diaryFilterOf(search, zone)));
  const [viewedId, setViewedId] = useState<string>();
  const [cancelling, setCancelling] = useState<Booking>();
  const bookings = diary.data?.pages.flatMap((page) => page.bookings) ?? [];
  const viewed = bookings.find(({ id }) => id === viewedId);
  const show = (next: DiarySearch) => setAddress({ tab: 'diary', ...next }, { replace: true });
  const List = narrow ? DiaryCards : DiaryTable;

  return (
    <div className={styles.diary}>
      <StatusFilter
        status={search.status}
        onChange={(status) => {
          const { status: _former, ...rest } = search;
          show({ ...rest, ...(status && { status }) });
        }}
      />
      <DiaryFilters search={search} onChange={show} />
      {diary.error ? (
        <ErrorScreen error={diary.error} retry={() => void diary.refetch()} />
      ) : diary.data === undefined ? (
        <Skeleton label={text('diary.loading')}>
          <Bone height={40} />
          <Bone height={40} />
          <Bone height={40} />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <Empty icon="calendar">{text('diary.empty')}</Empty>
      ) : (
        <List bookings={bookings} onView={({ id }) => setViewedId(id)} onCancel={setCancelling} />
      )}
      {diary.hasNextPage && (
        <Button busy={diary.isFetchingNextPage} onClick={() => void diary.fetchNextPage()}>
          {text('diary.more')}
        </Button>
      )}
      {viewed && <DiaryDrawer booking={viewed} onCancel={setCancelling} onClose={() => setViewedId(undefined)} />}
      {cancelling && <CancelDialog booking={cancelling} onClose={() => setCancelling(undefined)} />}
    </div>
  );
}
