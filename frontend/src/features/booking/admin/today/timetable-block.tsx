import { columnsTouched } from '@rigbook/contracts/booking/diary/timetable.rules';
import { reviewStanding } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { type Instant, isBefore, millisOf, type Period } from '@rigbook/contracts/kernel/time';
import type { ComponentProps, CSSProperties, MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Icon } from '../../../../ui/icon.js';
import { useDecisionOn } from '../shared/undo/undoable-decision.js';
import { blockColors, blockLook, type BlockLook, blockLooks } from './block-look.js';
import type { InMaintenance, TimetableItem } from './timetable-rows.js';
import styles from './timetable-block.module.css';

interface Props {
  readonly item: TimetableItem;
  readonly row: number;
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
  readonly tabbable: boolean;
  readonly onView: (bookingId: string) => void;
}

/** What a vehicle does, at its place in time. Bookings and maintenance lead on. */
export function TimetableBlock({ item, row, shown, columns, now, tabbable, onView }: Props) {
  const look = blockLook(item, now);
  const { hue, icon } = blockLooks[look.state];
  const { words, short } = useBlockWords(item, look, now);
  const { from, length } = placeOn(shown, item);
  const touched = columnsTouched(columns, item);
  const link = {
    className: styles.block,
    'aria-label': words,
    title: words,
    tabIndex: tabbable ? 0 : -1,
    'data-block': item.id,
    'data-row': row,
    'data-from': millisOf(item.startAt),
    'data-to': millisOf(item.endAt),
    'data-state': look.state,
    'data-overdue': look.overdue || undefined,
    'data-begun': isBefore(item.whole.startAt, item.startAt) || undefined,
    'data-going-on': isBefore(item.endAt, item.whole.endAt) || undefined,
    style: blockColors(hue),
    children: (
      <>
        <Icon name={icon} size={14} />
        <span className={styles.words} dir="auto">
          {short}
        </span>
      </>
    ),
  };
  const place: CSSProperties = { insetInlineStart: `${from}%`, inlineSize: `${length}%` };
  return (
    <div
      role="gridcell"
      className={styles.cell}
      aria-colindex={touched.first + 2}
      aria-colspan={touched.count}
      style={{ ...place, '--nth': item.lane } as CSSProperties}
    >
      {item.kind === 'booking' ? (
        <BookingLink bookingId={item.booking.id} onView={onView} {...link} />
      ) : item.kind === 'maintenance' ? (
        <Link to={paths.maintenance} {...link} />
      ) : (
        <span {...link} role="img" />
      )}
    </div>
  );
}

interface BlockWords {
  /** The full description, for screen readers and the tooltip. */
  readonly words: string;
  /** The visible text, as far as there is room. */
  readonly short: string;
}

function useBlockWords(item: TimetableItem, { state, overdue }: BlockLook, now: Instant): BlockWords {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const decision = useDecisionOn(item.id);

  const ofBooking = ({ status, user, vehicle, startTime, endTime, ...booking }: Booking): BlockWords => {
    const hours = times.period({ startAt: startTime, endAt: endTime });
    const underWay = status === 'pending' && decision;
    const said = underWay ? text(`deciding.underWay.${underWay.step}`) : text(`timetable.state.${state}`);
    const { emergencyReview: review, requestedAt: takenAt } = booking;
    const emergency = review && text(`diary.emergency.${reviewStanding(review, takenAt, now)}`);
    return {
      words: [person(user), vehicle.name, hours, said, emergency].filter(Boolean).join(', '),
      short: [user.unitNumber, user.firstName, user.lastName].filter(Boolean).join(' ') || person(user),
    };
  };
  const ofMaintenance = ({ name, maintenance: { startedAt, expectedEndAt, reason } }: InMaintenance): BlockWords => {
    const short = text('timetable.state.maintenance');
    const since = startedAt && text('timetable.since', { time: times.instantInSentence(startedAt) });
    const until =
      expectedEndAt === null
        ? text('timetable.untilUnknown')
        : text('timetable.until', { time: times.instantInSentence(expectedEndAt) });
    const late = overdue && text('timetable.state.overdue');
    return { words: [short, name, since, until, late, reason].filter(Boolean).join(', '), short };
  };
  if (item.kind === 'booking') return ofBooking(item.booking);
  if (item.kind === 'maintenance') return ofMaintenance(item.of);
  const short = text(`timetable.state.${state}`);
  return { words: [short, item.vehicleName, times.fromTo(item.whole)].join(', '), short };
}

interface BookingLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly bookingId: string;
  readonly onView: (bookingId: string) => void;
}

/** Opens the booking here; in another tab, or copied, the link leads to the diary. */
export function BookingLink({ bookingId, onView, ...rest }: BookingLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onView(bookingId);
  };
  return <Link {...rest} to={paths.diaryBooking(bookingId)} onClick={open} />;
}
