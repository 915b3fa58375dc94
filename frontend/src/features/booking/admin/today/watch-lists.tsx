import { hasEnded, hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { isReviewOverdue, reviewDueAt } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { isNotReady } from '@rigbook/contracts/booking/not-ready.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { type ReactNode, useContext, useState } from 'react';
import { Link } from 'react-router';
import type { OverviewNow, WatchedBooking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { OnPaperContext } from '../../../../lib/time/on-paper.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { useDecisions } from '../shared/undo/undoable-decision.js';
import { BookingLink } from './timetable-block.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import styles from './today.module.css';

interface Props {
  readonly overview: OverviewNow;
  readonly onView: (bookingId: string) => void;
}

/** Those whose hours are not over. A server of the release before this one knows of none. */
const extensionsToDecide = ({ extensions = [] }: Partial<Pick<OverviewNow, 'extensions'>>, now: Instant) =>
  extensions.filter(({ extensionAskedUntil: until }) => until !== null && !hasEnded(until, now));

/** A server of the release before this one knows of none. */
const reviewsDue = ({ reviews = [] }: Partial<Pick<OverviewNow, 'reviews'>>) => reviews;

/** Emergency takes to review and extensions to decide if there are any, overdue vehicles, bookings that start soon and are not ready, and who is out; always as of now. */
export function WatchLists({ overview, onView }: Props) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const { held, sent } = useDecisions();
  const overdue = overview.out.filter(({ endTime }) => hasEnded(endTime, now));
  const waiting = overview.notReady.filter(({ startTime, endTime, ...booking }) =>
    isNotReady({ startAt: startTime, endAt: endTime, ...booking }, now),
  );

  const extensions = extensionsToDecide(overview, now);
  const reviews = reviewsDue(overview);

  const factsOfReview = ({ requestedAt: takenAt }: WatchedBooking) => {
    const at = times.instantInSentence(takenAt);
    const due = reviewDueAt(takenAt);
    return isReviewOverdue(takenAt, now)
      ? text('today.reviewOverdue', { at, span: times.span(due, now) })
      : text('today.reviewDue', { at, due: times.instantInSentence(due) });
  };

  const factsOfExtension = ({ extensionAskedUntil: until, endTime }: WatchedBooking) =>
    until === null
      ? null
      : text('extend.until', { time: times.instantInSentence(until), before: times.instantInSentence(endTime) });
  const factsOfOverdue = ({ endTime }: WatchedBooking) =>
    text('today.overdueBy', { span: times.span(endTime, now), time: times.instantInSentence(endTime) });
  const factsOfOut = ({ checkedInAt, startTime, endTime }: WatchedBooking) =>
    text(hasEnded(endTime, now) ? 'today.outAndDue' : 'today.outUntil', {
      since: times.instantInSentence(checkedInAt ?? startTime),
      until: times.instantInSentence(endTime),
    });
  const factsOfWaiting = ({ id, status, startTime }: WatchedBooking) => {
    const decision = [...held, ...sent].find((one) => one.bookingId === id);
    const lacking = decision
      ? text(`deciding.underWay.${decision.step}`)
      : text(status === 'pending' ? 'bookingStatus.pending' : 'timetable.state.unsigned');
    const start = hasStartPassed(startTime, now) ? 'today.shouldHaveStarted' : 'today.startsIn';
    return `${text(start, { span: times.span(startTime, now), time: times.clock(startTime) })}. ${lacking}`;
  };

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,210px),1fr))] gap-4">
      {reviews.length > 0 && (
        <WatchList
          title={text('today.reviews')}
          icon="alert"
          urgent={reviews.some(({ requestedAt }) => isReviewOverdue(requestedAt, now))}
          empty=""
          bookings={reviews}
          total={overview.reviewsDue}
          listAddress="?tab=diary&reviewDue=true"
          factsOf={factsOfReview}
          onView={onView}
        />
      )}
      {extensions.length > 0 && (
        <WatchList
          title={text('today.extensions')}
          icon="clock"
          empty=""
          bookings={extensions}
          factsOf={factsOfExtension}
          onView={onView}
        />
      )}
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

/** The rest shows on demand, so that one long list does not push the others off the screen. */
const SHOWN_AT_FIRST = 3;

interface WatchListProps {
  readonly title: string;
  readonly icon: IconName;
  readonly empty: string;
  readonly bookings: readonly WatchedBooking[];
  /** How many there are, if these may be the first of more. A server of the release before this one sends all. */
  readonly total?: number | undefined;
  /** The diary's list of this kind, if it has more than these. */
  readonly listAddress?: string;
  readonly urgent?: boolean;
  readonly factsOf: (booking: WatchedBooking) => ReactNode;
  readonly onView: (bookingId: string) => void;
}

/** Bookings to watch, with their number. */
function WatchList({
  title,
  icon,
  empty,
  bookings,
  total = bookings.length,
  listAddress,
  urgent = false,
  factsOf,
  onView,
}: WatchListProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const onPaper = useContext(OnPaperContext);
  const shown = all || onPaper ? bookings : bookings.slice(0, SHOWN_AT_FIRST);
  const inDiary = text('today.inDiary', { count: total, list: title });
  const count = <strong className="text-2xl tabular-nums">{total}</strong>;
  return (
    <div className={styles.list} data-urgent={(urgent && bookings.length > 0) || undefined}>
      <Panel
        title={
          <span className={styles.title}>
            <Icon name={icon} /> {title}
          </span>
        }
        aside={
          listAddress === undefined ? (
            count
          ) : (
            <Link
              to={listAddress}
              className="grid place-items-center pointer-coarse:min-w-12 pointer-coarse:min-h-12"
              aria-label={inDiary}
            >
              {count}
            </Link>
          )
        }
      >
        {bookings.length === 0 ? (
          <p className="text-soft">{empty}</p>
        ) : (
          <ul>
            {shown.map((booking) => (
              <WatchItem key={booking.id} booking={booking} onView={onView}>
                {factsOf(booking)}
              </WatchItem>
            ))}
          </ul>
        )}
        {bookings.length > SHOWN_AT_FIRST && (
          <span className="print:hidden">
            <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? text('today.fewer') : text('today.all', { count: bookings.length })}
            </Button>
          </span>
        )}
        {listAddress && total > bookings.length && (
          <Link to={listAddress} className="flex items-center min-h-(--target)">
            {inDiary}
          </Link>
        )}
      </Panel>
    </div>
  );
}

interface WatchItemProps {
  readonly booking: WatchedBooking;
  readonly onView: (bookingId: string) => void;
  /** What to know about it now. */
  readonly children: ReactNode;
}

/** A booking to watch: it opens, and its responder can be called. */
function WatchItem({ booking, onView, children }: WatchItemProps) {
  const text = useText();
  const person = usePerson();
  const { phoneNumber, vehicle, user } = booking;
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3 py-2 border-(--hairline) not-first:border-t [&>:first-child]:flex-[1_1_180px]">
      <div>
        <BookingLink bookingId={booking.id} onView={onView} className="font-semibold max-sm:inline-block max-sm:py-3">
          <VehicleName vehicle={vehicle} />, {person(user)}
        </BookingLink>
        <p className="text-soft text-md tabular-nums">{children}</p>
      </div>
      {phoneNumber !== null && (
        <a
          href={`tel:${phoneNumber}`}
          className="inline-flex items-center gap-1.5 min-h-(--target) tabular-nums whitespace-nowrap"
          aria-label={text('today.call', { person: person(user), phone: phoneNumber })}
        >
          <Icon name="phone" size={18} />
          <bdi dir="ltr">{phoneNumber}</bdi>
        </a>
      )}
    </li>
  );
}
