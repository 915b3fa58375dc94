import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { columnsTouched } from '@rigbook/contracts/booking/diary/timetable.rules';
import { isBefore, millisOf, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { Icon } from '../../../../ui/icon.js';
import { blockColours, blockLook, blockLooks } from './block-look.js';
import { BookingLink } from './booking-link.js';
import styles from './timetable-block.module.css';
import type { TimetableItem } from './timetable-rows.js';
import { useBlockWords } from './use-block-words.js';

interface Props {
  readonly item: TimetableItem;
  readonly row: number;
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
  readonly tabbable: boolean;
  readonly onView: (bookingId: string) => void;
}

/** What keeps a vehicle, where and as long as it does. */
export function TimetableBlock({ item, row, shown, columns, now, tabbable, onView }: Props) {
  const look = blockLook(item, now);
  const { hue, icon } = blockLooks[look.standing];
  const { words, short } = useBlockWords(item, look);
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
    'data-standing': look.standing,
    'data-overdue': look.overdue || undefined,
    'data-begun': isBefore(item.whole.startAt, item.startAt) || undefined,
    'data-going-on': isBefore(item.endAt, item.whole.endAt) || undefined,
    style: blockColours(hue),
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
      ) : (
        <Link to={paths.maintenance} {...link} />
      )}
    </div>
  );
}
