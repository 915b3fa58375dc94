import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { notificationsQuery } from '../api/messages.js';
import styles from './booking-messages.module.css';
import { MessageStatusLine } from './message-status-line.js';
import { useNotificationWords } from './use-notification-words.js';

/** Messages about one booking, newest first. */
export function BookingMessages({ bookingId }: { bookingId: string }) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const { data, error, hasNextPage, refetch } = useInfiniteQuery(notificationsQuery({ bookingId }));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Skeleton label={text('notification.loading')}>
        <Bone height={40} />
      </Skeleton>
    );
  const notifications = itemsOf(data) ?? [];
  if (notifications.length === 0) return <p className={styles.soft}>{text('notification.noneAboutBooking')}</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {notifications.map((notification) => (
          <li key={notification.id} className="grid gap-0.5">
            <span className="font-semibold">{words.kind(notification.kind)}</span>
            <span className={styles.soft}>
              {text('notification.toBy', {
                person: words.recipientInSentence(notification),
                channel: text(`delivery.channel.${notification.channel}`),
              })}
              , {times.instantInSentence(notification.createdAt)}
            </span>
            <MessageStatusLine notification={notification} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.notificationsAbout(bookingId)} className={styles.link}>
          {text(hasNextPage ? 'notification.allAboutBooking' : 'notification.attemptsAndRetry')}
        </Link>
      </p>
    </>
  );
}
