import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { DenseTable } from '../../../../ui/content/dense-table.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import { NotificationCard, NotificationRow } from './notification-row.js';

/** A dense table on a desktop, cards on a phone. */
export function NotificationList({ notifications }: { notifications: readonly NotificationRecord[] }) {
  const text = useText();
  const narrow = useMediaQuery(tooNarrowForTables);
  const label = text('admin.tab.notifications');
  if (narrow)
    return (
      <ul className="grid grid-cols-1 gap-3" aria-label={label}>
        {notifications.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </ul>
    );
  return (
    <DenseTable aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('notification.created')}</th>
          <th scope="col">{text('template.message')}</th>
          <th scope="col">{text('notification.to')}</th>
          <th scope="col">{text('notification.about')}</th>
          <th scope="col">{text('diary.status')}</th>
          <th scope="col">{text('diary.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </tbody>
    </DenseTable>
  );
}
