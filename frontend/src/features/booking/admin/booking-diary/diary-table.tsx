import { DEFAULT_DIARY_ORDER, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { DenseTable } from '../../../../ui/content/dense-table.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './diary-table.module.css';
import type { DiaryListProps } from './diary-actions.js';
import { DiaryRow } from './diary-row.js';
import { useCallback, useLayoutEffect, useRef } from 'react';

interface Props extends DiaryListProps {
  readonly order: DiaryOrder | undefined;
  readonly onOrder: (order: DiaryOrder) => void;
  /** words are looked for, which may stand in the purpose */
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

/** The same function at every rendering, which calls the newest: rows that did not change need not be drawn again. */
function useSame<Value>(newest: (value: Value) => void): (value: Value) => void {
  const called = useRef(newest);
  useLayoutEffect(() => {
    called.current = newest;
  });
  return useCallback((value: Value) => called.current(value), []);
}
