import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams, Link } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { useZone } from '../../../lib/time/zone.js';
import { itemsOf, pagedQuery } from '../../../lib/queries/paged-query.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../ui/content/next-page.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import styles from './booking-histories.module.css';
import { bookingAddress, bookingFilterOf } from '../../booking/api/booking-search.js';
import type { BookingSearch, BookingFilter } from '../../booking/api/booking-search.js';
import { keys } from '../../../lib/http/keys.js';
import { paths } from '../../../config/paths.js';
import { type Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { BookingStatusTag } from '../../booking/shared/booking-status-tag.js';
import { DayBoxes } from '../../../ui/form/day-boxes.js';
import { SearchBox } from '../../../ui/form/search-box.js';
import { UnitBox } from '../../responders/shared/unit-box.js';
import { VehicleBox } from '../../fleet/shared/vehicle-box.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';

/** Bookings with a history, newest start first. */
const findBookingsQuery = (filter: BookingFilter) =>
  pagedQuery({ path: '/api/audit/bookings', key: [...keys.histories, filter], filter });

/** Where auditors find a booking to read its history. */
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
    <div className="grid grid-cols-1 gap-4">
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

/** Each links to the booking's history. */
function FoundBookings({ bookings }: { bookings: readonly Booking[] }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className={styles.found} aria-label={text('audit.tab.bookings')}>
      {bookings.map(({ id, vehicle, user, startTime, endTime, status, purpose }) => (
        <li key={id}>
          <Link to={paths.history(id)} className={styles.booking}>
            <strong>
              <bdi>{vehicle.name}</bdi>
            </strong>
            <span>{person(user)}</span>
            <span className="tabular-nums">{times.period({ startAt: startTime, endAt: endTime })}</span>
            <span className="text-soft wrap-anywhere">
              <bdi>{purpose}</bdi>
            </span>
            <BookingStatusTag status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly search: BookingSearch;
  readonly onChange: (field: keyof BookingSearch, value: string) => void;
}

/** By words, vehicle, unit and days; each filters immediately. */
function SearchForm({ search, onChange }: Props) {
  const text = useText();
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <search className={styles.search}>
      <SearchBox
        words={search.q ?? ''}
        placeholder={text('diary.findPlaceholder')}
        onSearch={(words) => onChange('q', words)}
      />
      <VehicleBox fleet={fleet} vehicle={search.vehicle ?? ''} onVehicle={(vehicle) => onChange('vehicle', vehicle)} />
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onChange('unit', unit)} />
      <DayBoxes days={search} onDay={onChange} />
    </search>
  );
}
