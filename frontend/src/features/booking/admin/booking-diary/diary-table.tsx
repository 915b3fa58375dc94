import { DEFAULT_DIARY_ORDER, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { DenseTable } from '../../../../ui/content/dense-table.js';
import { Icon } from '../../../../ui/icon.js';
import { DiaryTags, StartTime } from '../shared/diary-parts.js';
import { DiaryActions, type DiaryListProps } from './diary-cards.js';
import styles from './booking-diary.module.css';

interface Props extends DiaryListProps {
  readonly order: DiaryOrder | undefined;
  readonly onOrder: (order: DiaryOrder) => void;
  /** whether words are searched, which may be in the purpose */
  readonly searched: boolean;
}

export function DiaryTable({ bookings, order = DEFAULT_DIARY_ORDER, onOrder, searched, ...actions }: Props) {
  const text = useText();
  const view = useSame(actions.onView);
  const reject = useSame(actions.onReject);
  const cancel = useSame(actions.onCancel);
  const byRequest = order === 'first-requested' || order === 'last-requested';
  const startOrder = order === 'newest-start' ? 'descending' : order === 'oldest-start' ? 'ascending' : undefined;
  return (
    <DenseTable
      className={styles.table}
      data-extra={byRequest || searched || undefined}
      aria-label={text('admin.tab.diary')}
    >
      <thead>
        <tr>
          <th scope="col">{text('diary.responder')}</th>
          <th scope="col">{text('diary.vehicle')}</th>
          <th scope="col" aria-sort={startOrder}>
            <button
              type="button"
              className={styles.sort}
              onClick={() => onOrder(order === 'newest-start' ? 'oldest-start' : 'newest-start')}
            >
              {text('diary.startTime')}
              <span data-order={startOrder} className={styles.arrow}>
                <Icon name="down" size={14} />
              </span>
            </button>
          </th>
          {searched && <th scope="col">{text('diary.purpose')}</th>}
          {byRequest && (
            <th scope="col" aria-sort={order === 'first-requested' ? 'ascending' : 'descending'}>
              {text('diary.requested')}
            </th>
          )}
          <th scope="col">{text('diary.status')}</th>
          <th scope="col">{text('diary.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <DiaryRow
            key={booking.id}
            booking={booking}
            withRequest={byRequest}
            withPurpose={searched}
            onView={view}
            onReject={reject}
            onCancel={cancel}
          />
        ))}
      </tbody>
    </DenseTable>
  );
}

/** A stable function that calls the newest one, so that unchanged rows need not render again. */
function useSame<Value>(newest: (value: Value) => void): (value: Value) => void {
  const called = useRef(newest);
  useLayoutEffect(() => {
    called.current = newest;
  });
  return useCallback((value: Value) => called.current(value), []);
}

interface DiaryRowProps extends Omit<DiaryListProps, 'bookings'> {
  readonly booking: Booking;
  /** also shows when it was requested, if the list is ordered by that */
  readonly withRequest: boolean;
  /** also shows the purpose, if words are searched that may be in it */
  readonly withPurpose: boolean;
}

/** Renders again only when its booking changes, however many rows there are. */
const DiaryRow = memo(function DiaryRow({ booking, withRequest, withPurpose, ...actions }: DiaryRowProps) {
  const text = useText();
  const times = useTimes();
  const { user, vehicle } = booking;
  return (
    <tr data-overdue={booking.overdue || undefined}>
      <td className="max-w-65 overflow-hidden text-ellipsis whitespace-nowrap">
        <strong>
          {user.unitNumber === null ? text('person.erased') : text('person.unit', { unit: user.unitNumber })}
        </strong>{' '}
        <bdi>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</bdi>
      </td>
      <td className="whitespace-nowrap">
        <bdi>{vehicle.name}</bdi>
      </td>
      <td className={styles.tableTime}>
        <StartTime booking={booking} />
      </td>
      {withPurpose && (
        <td
          className="w-[24%] max-w-0 overflow-hidden text-soft text-ellipsis whitespace-nowrap"
          title={booking.purpose}
        >
          <bdi>{booking.purpose}</bdi>
        </td>
      )}
      {withRequest && <td className="tabular-nums whitespace-nowrap">{times.instant(booking.requestedAt)}</td>}
      <td className={styles.status}>
        <DiaryTags booking={booking} />
      </td>
      <td className={styles.tableActions}>
        <DiaryActions booking={booking} {...actions} />
      </td>
    </tr>
  );
});
