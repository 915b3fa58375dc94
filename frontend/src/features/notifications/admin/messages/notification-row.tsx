import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Attempts } from './attempts.js';
import styles from './notifications.module.css';
import { RetryButton } from './retry-button.js';
import { MessageStatusLine } from '../shared/message-status-line.js';
import { useNotificationWords } from '../shared/use-notification-words.js';

interface Props {
  readonly notification: NotificationRecord;
}

const COLUMNS = 6;

/** A row of the table, with its attempts below on demand. */
export function NotificationRow({ notification }: Props) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td className={styles.time}>
          <time dateTime={notification.createdAt}>{times.instant(notification.createdAt)}</time>
        </td>
        <td className="min-w-36">
          <span className="font-semibold">{words.kind(notification.kind)}</span>{' '}
          <span className={styles.channel}>{text(`delivery.channel.${notification.channel}`)}</span>
        </td>
        <td className="wrap-anywhere min-w-36">{words.recipient(notification)}</td>
        <td>
          <About notification={notification} />
        </td>
        <td>
          <MessageStatusLine notification={notification} />
        </td>
        <td>
          <div className={styles.line}>
            <AttemptsButton notification={notification} open={open} onToggle={() => setOpen(!open)} />
            <RetryButton notification={notification} />
          </div>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={COLUMNS}>
            <Attempts notification={notification} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The same at phone width. */
export function NotificationCard({ notification }: Props) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const [open, setOpen] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-1.5 py-3 px-4 border border-(--hairline) rounded-(--radius) bg-(--surface)">
      <p className="font-semibold">{words.kind(notification.kind)}</p>
      <p className="wrap-anywhere">
        {text('notification.toBy', {
          person: words.recipientInSentence(notification),
          channel: text(`delivery.channel.${notification.channel}`),
        })}
      </p>
      <MessageStatusLine notification={notification} />
      <About notification={notification} />
      <time className={styles.soft} dateTime={notification.createdAt}>
        {times.instant(notification.createdAt)}
      </time>
      <div className={styles.actions}>
        <AttemptsButton notification={notification} open={open} onToggle={() => setOpen(!open)} />
        <RetryButton notification={notification} />
      </div>
      {open && <Attempts notification={notification} />}
    </li>
  );
}

/** The responder concerned, if not the recipient, and a link to the booking; or what changed in their account. */
function About({ notification: { recipient, responder, booking, accountChange } }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <div className="grid justify-items-start min-w-42 tabular-nums">
      {recipient === 'organisation' && <span>{person(responder)}</span>}
      {booking !== null && (
        <Link to={paths.diaryBooking(booking.id)} className={styles.link}>
          <bdi>{booking.vehicleName}</bdi>, {times.instant(booking.startTime)}
        </Link>
      )}
      {accountChange !== null && <span>{text(`notification.change.${accountChange.kind}`)}</span>}
      {accountChange?.toFormerContact === true && (
        <span className={styles.soft}>{text('notification.toFormerContact')}</span>
      )}
    </div>
  );
}

function AttemptsButton({ notification, open, onToggle }: Props & { open: boolean; onToggle: () => void }) {
  const text = useText();
  const words = useNotificationWords();
  const { attempts: count } = notification;
  if (count === 0) return null;
  const named = { count, message: words.kind(notification.kind), person: words.recipientInSentence(notification) };
  return (
    <Button
      small
      look="quiet"
      aria-expanded={open}
      aria-label={text('notification.attemptsNamed', named)}
      onClick={onToggle}
    >
      {text('notification.attempts', { count })}
    </Button>
  );
}
