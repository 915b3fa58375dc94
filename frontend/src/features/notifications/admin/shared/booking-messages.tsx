import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { notificationsQuery } from '../api/messages.js';
import { MessageStatusLine } from './message-status-line.js';
import { useNotificationWords } from './use-notification-words.js';

/** Messages about one booking, newest first. */
export function BookingMessages({ bookingId }: { bookingId: string }) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const list = useInfiniteQuery(notificationsQuery({ bookingId }));
  return (
    <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('notification.loading')}>
      {(notifications) =>
        notifications.length === 0 ? (
          <p className="text-soft text-sm">{text('notification.noneAboutBooking')}</p>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-3">
              {notifications.map((notification) => (
                <li key={notification.id} className="grid gap-0.5">
                  <span className="font-semibold">{words.kind(notification.kind)}</span>
                  <span className="text-soft text-sm tabular-nums">
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
              <Link
                to={paths.notificationsAbout(bookingId)}
                className="inline-flex items-center min-h-8 pointer-coarse:min-h-12"
              >
                {text(list.hasNextPage ? 'notification.allAboutBooking' : 'notification.attemptsAndRetry')}
              </Link>
            </p>
          </>
        )
      }
    </Loaded>
  );
}
