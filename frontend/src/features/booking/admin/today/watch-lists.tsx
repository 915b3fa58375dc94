import { hasEnded, hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { isNotReady } from '@rigbook/contracts/booking/not-ready.rules';
import type { OverviewNow, WatchedBooking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useDecisions } from '../deciding/use-decisions.js';
import { WatchList } from './watch-list.js';
import styles from './watch.module.css';

interface Props {
  readonly overview: OverviewNow;
  readonly onView: (bookingId: string) => void;
}

/** What should have been back, what starts soon and is not ready, and who is out; as of now, whenever it was read. */
export function WatchLists({ overview, onView }: Props) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const { held, sent } = useDecisions();
  const overdue = overview.out.filter(({ endTime }) => hasEnded(endTime, now));
  const waiting = overview.notReady.filter(({ startTime, endTime, ...booking }) =>
    isNotReady({ startAt: startTime, endAt: endTime, ...booking }, now),
  );

  const factsOfOverdue = ({ endTime }: WatchedBooking) =>
    text('today.overdueBy', { span: times.span(endTime, now), time: times.instantInSentence(endTime) });
  const factsOfOut = ({ checkedInAt, startTime, endTime }: WatchedBooking) =>
    text(hasEnded(endTime, now) ? 'today.outAndDue' : 'today.outUntil', {
      since: times.instantInSentence(checkedInAt ?? startTime),
      until: times.instantInSentence(endTime),
    });
  const factsOfWaiting = ({ id, status, startTime }: WatchedBooking) => {
    const decision = [held, ...sent].find((one) => one?.bookingId === id);
    const lacking = decision
      ? text(decision.approved ? 'deciding.approving' : 'deciding.rejecting')
      : text(status === 'pending' ? 'bookingStatus.pending' : 'timetable.standing.unsigned');
    const start = hasStartPassed(startTime, now) ? 'today.shouldHaveStarted' : 'today.startsIn';
    return `${text(start, { span: times.span(startTime, now), time: times.clock(startTime) })}. ${lacking}`;
  };

  return (
    <div className={styles.lists}>
      <WatchList
        title={text('today.overdue')}
        icon="alert"
        urgent
        empty={text('today.noneOverdue')}
        bookings={overdue}
        factsOf={factsOfOverdue}
        onView={onView}
      />
      <WatchList
        title={text('today.notReady')}
        icon="clock"
        empty={text('today.allReady')}
        bookings={waiting}
        factsOf={factsOfWaiting}
        onView={onView}
      />
      <WatchList
        title={text('today.out')}
        icon="car"
        empty={text('today.noneOut')}
        bookings={overview.out}
        listAddress="?tab=diary&status=active"
        factsOf={factsOfOut}
        onView={onView}
      />
    </div>
  );
}
