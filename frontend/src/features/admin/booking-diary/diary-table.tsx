import { Table, type TableColumnsType } from 'antd';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './booking-diary.module.css';
import { DiaryActions, type DiaryListProps } from './diary-actions.js';
import { DiaryTags } from './diary-tags.js';

/** Dense, for a desk. */
export function DiaryTable({ bookings, onView, onCancel }: DiaryListProps) {
  const text = useText();
  const times = useTimes();
  const columns: TableColumnsType<Booking> = [
    {
      title: text('diary.responder'),
      render: (_, { user }) => (
        <>
          <span className={styles.responder}>
            {user.unitNumber === null ? text('person.erased') : text('person.unit', { unit: user.unitNumber })}
          </span>{' '}
          <bdi>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</bdi>
        </>
      ),
    },
    { title: text('diary.vehicle'), render: (_, { vehicle }) => <bdi>{vehicle.name}</bdi> },
    {
      title: text('diary.startTime'),
      render: (_, { startTime, endTime }) => (
        <span className={styles.time}>{times.period({ startAt: startTime, endAt: endTime })}</span>
      ),
    },
    { title: text('diary.status'), render: (_, booking) => <DiaryTags booking={booking} /> },
    {
      title: text('diary.actions'),
      render: (_, booking) => <DiaryActions booking={booking} onView={onView} onCancel={onCancel} />,
    },
  ];
  return (
    <Table
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={[...bookings]}
      pagination={false}
      sticky={{ offsetHeader: 56 }}
      scroll={{ x: 'max-content' }}
    />
  );
}
