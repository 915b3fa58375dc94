import { useQuery } from '@tanstack/react-query';
import { Skeleton, Statistic } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import type { DeskColumn } from '../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../ui/desk-table/desk-table.js';
import { Panel } from '../../../ui/content/panel.js';
import { PrintButton } from '../../../ui/content/print-button.js';
import { replayQuery, type ReplayAsked } from '../api/get-replay.js';
import { VehiclesAsOf } from './vehicles-as-of.js';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { type Booking, type Replay } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { BookingStatusTag } from '../../booking/shared/booking-status-tag.js';
import { Differences } from './differences.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

const counts = [
  ['totalBookings', 'admin.totalBookings'],
  ['pendingBookingApprovals', 'admin.pendingBookings'],
  ['pendingLicenseApprovals', 'admin.pendingLicences'],
  ['approvedBookings', 'admin.approvedBookings'],
] as const;

/** The dashboard's numbers, with the current ones where they differ. */
function CountsThen({ counts: { before, now } }: { counts: Replay['counts'] }) {
  const text = useText();
  return (
    <ul className="grid grid-cols-2 gap-3 min-[900px]:grid-cols-4 print:grid-cols-4">
      {counts.map(([count, name]) => (
        <li
          key={count}
          className="p-4 border border-(--hairline) rounded-(--radius) bg-(--surface) print:p-0 print:border-0"
        >
          <Statistic title={text(name)} value={before[count]} />
          {before[count] !== now[count] && (
            <span className="text-(--orange-ink) font-semibold">{text('replay.nowCount', { count: now[count] })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function ReplayResult({ asked }: { asked: ReplayAsked }) {
  const text = useText();
  const times = useTimes();
  const { data: replay, error, isFetching, refetch } = useQuery(replayQuery(asked));
  if (error && !isFetching) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (!replay)
    return (
      <div role="status" aria-label={text('replay.loading')}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4">
        <p role="status">{text('replay.asOf', { at: times.instantInSentence(replay.asOf), events: replay.events })}</p>
        <PrintButton small />
      </header>
      <CountsThen counts={replay.counts} />
      <Panel title={text('replay.vehicles')}>
        <VehiclesAsOf vehicles={replay.vehicles} />
      </Panel>
      <Panel title={text('replay.bookings')}>
        <BookingsThen bookings={replay.bookings} />
        {replay.hasMore && <p>{text('replay.hasMore', { shown: replay.bookings.length })}</p>}
      </Panel>
    </div>
  );
}

/** The diary at that moment. Later requests are listed as not there yet. */
function BookingsThen({ bookings }: { bookings: Replay['bookings'] }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const differencesOf = useBookingDifferences();
  const columns: readonly DeskColumn<Replay['bookings'][number]>[] = [
    {
      name: 'vehicle',
      title: text('diary.vehicle'),
      width: 168,
      cell: ({ before, now }) => (
        <Link to={paths.history(now.id)} className="inline-flex items-center min-h-(--target)">
          <VehicleName vehicle={(before ?? now).vehicle} />
        </Link>
      ),
    },
    {
      name: 'period',
      title: text('diary.period'),
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ now }) => (
        <span className="tabular-nums">{times.period({ startAt: now.startTime, endAt: now.endTime })}</span>
      ),
    },
    { name: 'responder', title: text('diary.responder'), inCard: 'unlabeled', cell: ({ now }) => person(now.user) },
    {
      name: 'status',
      title: text('diary.status'),
      width: 170,
      inCard: 'unlabeled',
      cell: ({ before }) => (before ? <BookingStatusTag status={before.status} /> : text('replay.notYetRequested')),
    },
    {
      name: 'difference',
      title: text('replay.difference'),
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ before, now }) => <Differences differences={differencesOf(before, now)} />,
    },
  ];
  return (
    <DeskTable
      name="replay-bookings"
      label={text('replay.bookings')}
      rows={bookings}
      idOf={({ now }) => now.id}
      nameOf={({ now }) => text('history.of', { vehicle: now.vehicle.name, person: person(now.user) })}
      columns={columns}
      loading={text('replay.loading')}
      empty={<Empty icon="calendar">{text('replay.noBookings')}</Empty>}
    />
  );
}

function useBookingDifferences() {
  const text = useText();
  return (before: Booking | null, now: Booking): string[] => [
    ...(before?.status === now.status
      ? []
      : [text('replay.nowIs', { what: text('diary.status'), value: text(`bookingStatus.${now.status}`) })]),
    ...(before !== null && before.signedAt === null && now.signedAt !== null ? [text('replay.signedSince')] : []),
    ...(before?.checkIn && now.checkIn && before.checkIn.mileage !== now.checkIn.mileage
      ? [text('replay.checkInCorrected', { before: before.checkIn.mileage, now: now.checkIn.mileage })]
      : []),
    ...(before !== null && before.vehicle.name !== now.vehicle.name
      ? [text('replay.nowIs', { what: text('diary.vehicle'), value: now.vehicle.name })]
      : []),
  ];
}
