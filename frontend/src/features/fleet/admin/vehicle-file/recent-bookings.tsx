import { addDays, dayOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf, useAllPages } from '../../../../lib/queries/paged-query.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { bookingDiaryQuery } from '../../../booking/admin/api/diary.js';
import { BookingStatusTag } from '../../../booking/shared/booking-status-tag.js';

const DAYS = 30;

/** The bookings that started in the last thirty days, newest first. */
export function RecentBookings({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const list = useInfiniteQuery(
    bookingDiaryQuery({
      vehicleId,
      from: startOfDay(addDays(today, 1 - DAYS), zone),
      to: startOfDay(addDays(today, 1), zone),
    }),
  );
  useAllPages(list);
  const bookings = itemsOf(list.data);
  return (
    <Panel title={text('vehicleFile.bookings', { days: DAYS })}>
      {list.error ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : bookings?.length === 0 ? (
        <Empty icon="calendar">{text('vehicleFile.noBookings')}</Empty>
      ) : (
        <Table<Booking>
          size="small"
          rowKey="id"
          pagination={false}
          loading={bookings === undefined || list.hasNextPage}
          dataSource={bookings ?? []}
          columns={[
            {
              title: text('diary.period'),
              render: (_, { id, startTime, endTime }) => (
                <Link to={paths.history(id)} className="tabular-nums">
                  {times.period({ startAt: startTime, endAt: endTime })}
                </Link>
              ),
            },
            {
              title: text('diary.responder'),
              render: (_, { user, purpose }) => (
                <>
                  {person(user)}
                  <br />
                  <bdi className="text-soft wrap-anywhere">{purpose}</bdi>
                </>
              ),
            },
            { title: text('diary.status'), render: (_, { status }) => <BookingStatusTag status={status} /> },
          ]}
        />
      )}
    </Panel>
  );
}
