import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { useZone } from '../../../lib/time/zone.js';
import { itemsOf, pagedQuery } from '../../../lib/queries/paged-query.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../ui/content/next-page.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import styles from './booking-histories.module.css';
import {
  bookingAddress,
  bookingFilterOf,
  type BookingSearch,
  type BookingFilter,
} from '../../booking/api/booking-search.js';
import { FoundBookings } from './found-bookings.js';
import { SearchForm } from './search-form.js';
import { keys } from '../../../lib/http/keys.js';

/** Bookings whose history can be read, newest start first. */
const findBookingsQuery = (filter: BookingFilter) =>
  pagedQuery({ path: '/api/audit/bookings', key: [...keys.histories, filter], filter });

/** Where auditors find a booking, to read everything that happened to it. */
export function BookingHistories() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const search = bookingAddress.parse(address);
  const filter = bookingFilterOf(search, useZone());
  const found = useInfiniteQuery({ ...findBookingsQuery(filter), placeholderData: keepPreviousData });
  const bookings = itemsOf(found.data) ?? [];
  const change = (field: keyof BookingSearch, given: string) =>
    setAddress(
      { tab: 'bookings', ...bookingAddress.write(bookingAddress.with(search, field, given)) },
      { replace: true },
    );

  return (
    <div className={styles.histories}>
      <SearchForm search={search} onChange={change} />
      {found.error && bookings.length === 0 ? (
        <ErrorScreen error={found.error} retry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <Skeleton label={text('diary.loading')}>
          <Bone height={56} />
          <Bone height={56} />
          <Bone height={56} />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <Empty icon="calendar">
          <p>{text('audit.noBookings')}</p>
        </Empty>
      ) : (
        <div aria-busy={found.isPlaceholderData}>
          <FoundBookings bookings={bookings} />
          <NextPage list={found} label={text('diary.more')} />
        </div>
      )}
    </div>
  );
}
