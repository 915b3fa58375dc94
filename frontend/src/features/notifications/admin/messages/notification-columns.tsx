import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { Viewed } from '../../../../lib/use-viewed.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { MessageStatusLine } from '../shared/message-status-line.js';
import { useNotificationWords } from '../shared/use-notification-words.js';
import { RetryButton } from './retry-button.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

export function useNotificationColumns(linkTo: Viewed['linkTo']): readonly DeskColumn<NotificationRecord>[] {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  return [
    {
      name: 'created',
      title: text('notification.created'),
      width: 108,
      wraps: true,
      cell: ({ createdAt }) => (
        <time className="tabular-nums" dateTime={createdAt}>
          {times.instant(createdAt)}
        </time>
      ),
    },
    {
      name: 'message',
      title: text('template.message'),
      heading: true,
      wraps: true,
      cell: (notification) => (
        <Link
          {...linkTo(notification.id)}
          aria-label={text('notification.attemptsNamed', {
            count: notification.attempts,
            message: words.kind(notification.kind),
            person: words.recipientInSentence(notification),
          })}
        >
          {words.kind(notification.kind)}
        </Link>
      ),
    },
    {
      name: 'channel',
      title: text('notification.channel'),
      width: 96,
      optional: 'shown',
      wraps: true,
      cell: ({ channel }) => text(`delivery.channel.${channel}`),
    },
    { name: 'to', title: text('notification.to'), wraps: true, cell: words.recipient },
    {
      name: 'about',
      title: text('notification.about'),
      width: '24%', // a person, a vehicle and a time in two lines
      wraps: true,
      cell: (notification) => (isAboutSomething(notification) ? <About notification={notification} /> : null),
    },
    {
      name: 'status',
      title: text('diary.status'),
      width: 216,
      wraps: true,
      inCard: 'unlabeled',
      cell: (notification) => <MessageStatusLine brief notification={notification} />,
    },
    {
      name: 'actions',
      title: text('diary.actions'),
      width: 128,
      inCard: 'buttons',
      cell: (notification) => <RetryButton notification={notification} />,
    },
  ];
}

/** A message to a person about their license says so by its kind. */
const isAboutSomething = ({ recipient, booking, accountChange }: NotificationRecord): boolean =>
  recipient === 'organisation' || booking !== null || accountChange !== null;

/** The responder concerned, if not the recipient, and a link to the booking; or what changed in their account. */
export function About({ notification }: { readonly notification: NotificationRecord }) {
  const { recipient, responder, booking, accountChange } = notification;
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      {recipient === 'organisation' && <span>{person(responder)}</span>}
      {booking !== null && (
        <Link to={paths.diaryBooking(booking.id)} className="inline-flex items-center min-h-(--target)">
          <span>
            <VehicleName vehicle={{ name: booking.vehicleName }} />, {times.instant(booking.startTime)}
          </span>
        </Link>
      )}
      {accountChange !== null && <span>{text(`notification.change.${accountChange.kind}`)}</span>}
      {accountChange?.toFormerContact === true && (
        <span className="text-soft">{text('notification.toFormerContact')}</span>
      )}
    </span>
  );
}
