import { isBefore, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import type { CSSProperties } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { VehicleStatusTag } from '../../../fleet/shared/vehicle-status-tag.js';
import { TimetableBlock } from './timetable-block.js';
import styles from './timetable.module.css';
import type { TimetableRow as Row } from './timetable-rows.js';

interface Props {
  readonly row: Row;
  readonly nth: number;
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
  /** Its bookings are on their way: that there are none is not known yet. */
  readonly loading: boolean;
  readonly tabbable: string | undefined;
  readonly onView: (bookingId: string) => void;
}

/** A vehicle and what keeps it, along the time. */
export function TimetableRow({ row, nth, shown, columns, now, loading, tabbable, onView }: Props) {
  const text = useText();
  const status = row.vehicle?.status;
  const isPast = !isBefore(now, shown.endAt);
  return (
    <div role="row" className={styles.row} style={{ '--lanes': row.laneCount } as CSSProperties}>
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        <bdi title={row.name}>{row.name}</bdi>
        {row.vehicle === null && <span className={styles.soft}>{text('timetable.leftFleet')}</span>}
        {status !== undefined && status !== 'available' && !isPast && <VehicleStatusTag status={status} />}
      </div>
      {row.items.length === 0 ? (
        <div role="gridcell" className={styles.none} aria-colindex={2} aria-colspan={columns.length}>
          {loading ? null : text('timetable.noBookings')}
        </div>
      ) : (
        <div role="presentation" className={styles.lanes}>
          {row.items.map((item) => (
            <TimetableBlock
              key={item.id}
              item={item}
              row={nth}
              shown={shown}
              columns={columns}
              now={now}
              tabbable={item.id === tabbable}
              onView={onView}
            />
          ))}
        </div>
      )}
    </div>
  );
}
