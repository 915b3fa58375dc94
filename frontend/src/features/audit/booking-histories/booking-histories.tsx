import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import { type Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../lib/queries/paged-query.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { useSearch } from '../../../lib/use-search.js';
import { NextPage } from '../../../ui/content/next-page.js';
import type { DeskColumn } from '../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { DayBoxes } from '../../../ui/form/day-boxes.js';
import { SearchBox } from '../../../ui/form/search-box.js';
import { bookingAddress, bookingFilterOf } from '../../booking/api/booking-search.js';
import type { BookingSearch } from '../../booking/api/booking-search.js';
import { BookingStatusTag } from '../../booking/shared/booking-status-tag.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { VehicleBox } from '../../fleet/shared/vehicle-box.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { UnitBox } from '../../responders/shared/unit-box.js';
import { findBookingsQuery } from '../api/histories.js';

/** Where auditors find a booking to read its history. */
export function BookingHistories() {
  const text = useText();
  const person = usePerson();
  const navigate = useNavigate();
  const [search, show] = useSearch(bookingAddress);
  const filter = bookingFilterOf(search, useZone());
  const found = useInfiniteQuery({ ...findBookingsQuery(filter), placeholderData: keepPreviousData });
  const bookings = itemsOf(found.data);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DeskTable
        name="histories"
        label={text('audit.tab.bookings')}
        rows={bookings}
        idOf={({ id }) => id}
        nameOf={({ vehicle, user }) => text('history.of', { vehicle: vehicle.name, person: person(user) })}
        columns={useColumns()}
        loading={text('diary.loading')}
        empty={<Empty icon="search">{text('audit.noBookings')}</Empty>}
        error={found.error}
        onRetry={() => void found.refetch()}
        isOld={found.isPlaceholderData}
        onOpen={({ id }) => void navigate(paths.history(id))}
        tools={
          <SearchForm search={search} onChange={(field, given) => show(bookingAddress.with(search, field, given))} />
        }
      />
      {bookings !== undefined && bookings.length > 0 && <NextPage list={found} label={text('diary.more')} />}
    </div>
  );
}

function useColumns(): readonly DeskColumn<Booking>[] {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return [
    {
      name: 'vehicle',
      title: text('diary.vehicle'),
      width: 168,
      cell: ({ id, vehicle }) => (
        <Link to={paths.history(id)} className="inline-flex items-center min-h-(--target)">
          <VehicleName vehicle={vehicle} />
        </Link>
      ),
    },
    { name: 'responder', title: text('diary.responder'), inCard: 'unlabeled', cell: ({ user }) => person(user) },
    {
      name: 'period',
      title: text('diary.period'),
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ startTime, endTime }) => (
        <span className="tabular-nums">{times.period({ startAt: startTime, endAt: endTime })}</span>
      ),
    },
    {
      name: 'purpose',
      title: text('diary.purpose'),
      wraps: true,
      inCard: 'unlabeled',
      optional: 'shown',
      cell: ({ purpose }) => (
        <bdi className="text-soft wrap-anywhere" title={purpose}>
          {purpose}
        </bdi>
      ),
    },
    {
      name: 'status',
      title: text('diary.status'),
      width: 180,
      inCard: 'unlabeled',
      cell: ({ status }) => <BookingStatusTag status={status} />,
    },
  ];
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
    <search className="grid grid-cols-2 gap-3 items-end min-[640px]:grid-cols-[2fr_repeat(4,1fr)] max-sm:[&>:first-child]:col-span-full">
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
