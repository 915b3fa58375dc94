import { isTimetableOfNow, timetablePeriod } from '@rigbook/contracts/booking/diary/timetable.rules';
import { addDays, sundayOf } from '@rigbook/contracts/kernel/calendar';
import { instantOfMillis, isBefore } from '@rigbook/contracts/kernel/time';
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { DeliveryWarning } from '../../../notifications/admin/shared/delivery-warning.js';
import { fleetHoursQuery } from '../../api/fleet-calendar.js';
import { overviewNowQuery, overviewQuery } from '../api/figures.js';
import { BookingDrawer, useViewedBooking } from '../booking-view/booking-drawer.js';
import { useSendWhenLeaving } from '../shared/undo/undoable-decision.js';
import { CancelQuestion } from '../shared/cancel-step.js';
import { StandingDaysNotBooked } from '../shared/standing-days-not-booked.js';
import { Legend } from './block-look.js';
import { timetableOrder } from './timetable-rows.js';
import { type Shown, TimetableTools, useTodayAddress } from './timetable-tools.js';
import { Timetable } from './timetable.js';
import { WatchLists } from './watch-lists.js';
import styles from './today.module.css';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';

const DueInFleet = lazyExtra(
  async () => (await import('../../../fleet/shared/service/due-in-fleet.js')).DueInFleet,
  ['service'],
);

const AtRiskToday = lazyExtra(async () => (await import('../at-risk/at-risk-today.js')).AtRiskToday, ['at-risk']);

/** What needs attention now, and what every vehicle does on a day or in a week. */
export function Today() {
  const text = useText();
  const now = useNow();
  const address = useTodayAddress();
  const titleOf = useTimetableTitle();
  const shown = timetablePeriod(address.view, address.on, useZone(), now);
  const present = useQuery({ ...overviewNowQuery(now), placeholderData: keepPreviousData });
  const overview = useQuery({ ...overviewQuery(shown), placeholderData: keepPreviousData });
  const hours = useQuery({ ...fleetHoursQuery(shown), enabled: isBefore(now, shown.endAt) });
  const viewed = useViewedBooking();
  useSendWhenLeaving();
  const title = titleOf(address);

  return (
    <div className={styles.today}>
      <RefreshLine readAt={Math.min(present.dataUpdatedAt, overview.dataUpdatedAt)} />
      <DeliveryWarning />
      <AtRiskToday />
      <StandingDaysNotBooked />
      <DueInFleet />
      <div className={styles.now}>
        {present.error ? (
          <ErrorScreen error={present.error} retry={() => void present.refetch()} />
        ) : present.data === undefined ? (
          <Skeleton label={text('today.loading')}>
            <Bone height={120} />
          </Skeleton>
        ) : (
          <WatchLists overview={present.data} onView={viewed.view} />
        )}
      </div>
      <Panel title={<span aria-live="polite">{title}</span>} aside={<TimetableTools address={address} />}>
        {overview.error ? (
          <ErrorScreen error={overview.error} retry={() => void overview.refetch()} />
        ) : overview.data === undefined ? (
          <Skeleton label={text('timetable.loading')}>
            <Bone height={320} />
          </Skeleton>
        ) : overview.data.vehicles.length + overview.data.bookings.length === 0 ? (
          <Empty icon="car">{text('timetable.noVehicles')}</Empty>
        ) : (
          <>
            <Timetable
              overview={overview.data}
              taken={hours.isPlaceholderData ? undefined : hours.data}
              isSettled={!overview.isFetching && !hours.isFetching}
              loading={overview.isPlaceholderData}
              label={title}
              address={address}
              onView={viewed.view}
            />
            <Legend />
          </>
        )}
      </Panel>
      <Coverage week="next" />
      {viewed.id !== undefined && (
        <BookingDrawer
          bookingId={viewed.id}
          listed={overview.data ? timetableOrder(overview.data) : []}
          onView={viewed.view}
          onEnd={() => undefined}
          onClose={viewed.close}
        />
      )}
      <CancelQuestion />
      <Coverage />
    </div>
  );
}

/** `Today, 15:00 - Tomorrow, 15:00`, `Sunday, 22 November 2026`, or `Sun 22 Nov to Sat 28 Nov 2026`. */
function useTimetableTitle(): (shown: Shown) => string {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const now = useNow();
  return ({ view, on }) => {
    if (view === 'day')
      return isTimetableOfNow(view, on, now, zone)
        ? times.fromTo(timetablePeriod(view, on, zone, now))
        : times.fullDay(on);
    const first = sundayOf(on);
    const last = addDays(first, 6);
    return text('timetable.week', { first: times.date(first), last: times.date(last), year: last.slice(0, 4) });
  };
}

/** When the data was loaded, and a button to refresh it. `readAt` is 0 before the first load. */
function RefreshLine({ readAt }: { readAt: number }) {
  const text = useText();
  const times = useTimes();
  const queryClient = useQueryClient();
  const busy = useIsFetching({ queryKey: keys.overview }) > 0;
  const refresh = () =>
    Promise.all(
      [keys.overview, keys.dashboard, keys.notifications].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return (
    <div className="flex flex-wrap items-center gap-y-1 gap-x-3 [&>h2]:flex-1 print:[&>button]:hidden">
      <h2>{text('today.title')}</h2>
      {readAt > 0 && (
        <span className="text-soft tabular-nums">
          {text('today.asOf', { time: times.clock(instantOfMillis(readAt)) })}
        </span>
      )}
      <Button small busy={busy} icon={<Icon name="refresh" />} onClick={() => void refresh()}>
        {text('today.refresh')}
      </Button>
    </div>
  );
}
