import { useQuery } from '@tanstack/react-query';
import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { notificationQuery } from '../api/messages.js';
import { ProviderSaid } from '../delivery/test-result.js';
import styles from './notifications.module.css';
import { useNotificationWords } from '../shared/use-notification-words.js';

/** Every attempt to send a message, latest first, with the provider's answer. */
export function Attempts({ notification }: { notification: NotificationRecord }) {
  const text = useText();
  const times = useTimes();
  const words = useNotificationWords();
  const { data, error, refetch } = useQuery(notificationQuery(notification.id));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Skeleton label={text('notification.attemptsLoading')}>
        <Bone height={40} />
      </Skeleton>
    );
  return (
    <ol className="grid gap-2 py-2" aria-label={text('notification.attempts', { count: data.history.length })}>
      {data.history.map((attempt) => (
        <li key={attempt.number} className={styles.attempt}>
          <time dateTime={attempt.beganAt} className={styles.time}>
            {times.instant(attempt.beganAt)}
          </time>
          <div>
            <p className="font-semibold">{words.outcome(attempt, data)}</p>
            {attempt.problem !== null && <p>{words.problem(attempt.problem, data.channel)}</p>}
            <ProviderSaid said={attempt.said} />
          </div>
        </li>
      ))}
    </ol>
  );
}
