import type { NotificationRecord } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRetryNotification } from '../api/messages.js';
import { isRetryable } from '../api/notification-search.js';
import { useNotificationWords } from '../shared/use-notification-words.js';

/** For a message that was not sent and is not being sent. */
export function RetryButton({ notification }: { notification: NotificationRecord }) {
  const text = useText();
  const attempt = useAttempt();
  const words = useNotificationWords();
  const retry = useRetryNotification(notification.id);
  if (!isRetryable(notification.state)) return null;
  const press = async () => {
    if (await attempt(retry.mutateAsync(), text('notification.retryFailed')))
      showToast({ title: text('notification.retried', { count: 1 }), tone: 'success' });
  };
  const named = { message: words.kind(notification.kind), person: words.recipientInSentence(notification) };
  return (
    <Button
      small
      busy={retry.isPending}
      aria-label={text('notification.retryNamed', named)}
      onClick={() => void press()}
    >
      {text('notification.retry')}
    </Button>
  );
}
