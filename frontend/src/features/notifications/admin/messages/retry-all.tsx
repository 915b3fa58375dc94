import { notificationsCountedUpTo } from '@rigbook/contracts/notifications/message-status.rules';
import { useState } from 'react';
import type { NotificationCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Icon } from '../../../../ui/icon.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useRetryNotifications } from '../api/messages.js';
import { filterOf, isRetryable, type NotificationSearch } from '../api/notification-search.js';
import { useCount } from '../shared/use-count.js';

/** Retries all matching messages that were not sent. */
export function RetryAll({ search, counts }: { search: NotificationSearch; counts: NotificationCounts }) {
  const text = useText();
  const countOf = useCount();
  const [asking, setAsking] = useState(false);
  const count = retryableCount(search, counts);
  // the dialog stays until its request is answered
  if (count === 0 && !asking) return null;
  return (
    <>
      <Button icon={<Icon name="refresh" />} onClick={() => setAsking(true)}>
        {text('notification.retryAll', { count: countOf(count) })}
      </Button>
      {asking && <RetryAllDialog search={search} count={count} onClose={() => setAsking(false)} />}
    </>
  );
}

function RetryAllDialog(props: { search: NotificationSearch; count: number; onClose: () => void }) {
  const { search, onClose } = props;
  // as it was asked, even if live updates change the count
  const [count] = useState(props.count);
  const text = useText();
  const retry = useRetryNotifications();
  const confirm = () => {
    const { standing } = search;
    retry.mutate(
      { ...filterOf(search), ...(standing !== undefined && isRetryable(standing) && { standing }) },
      {
        onSuccess: ({ retried, hasMore }) => {
          showToast({
            title: text('notification.retried', { count: retried }),
            ...(hasMore && { description: text('notification.retryMore') }),
            tone: 'success',
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={text('notification.retryAllTitle', { count: Math.min(count, notificationsCountedUpTo) })}
      width={460}
      onClose={retry.isPending ? undefined : onClose}
    >
      {count >= notificationsCountedUpTo && <p>{text('notification.retryOldest')}</p>}
      <p>{text('notification.retryAllText')}</p>
      <Refusal error={retry.error} />
      <Actions>
        <Button aria-disabled={retry.isPending} onClick={() => !retry.isPending && onClose()}>
          {text('notification.retryKeep')}
        </Button>
        <Button look="primary" busy={retry.isPending} onClick={confirm}>
          {text('notification.retryConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** How many of the messages shown can be retried. */
function retryableCount({ standing }: NotificationSearch, { failed, notConfigured }: NotificationCounts): number {
  if (standing === undefined) return failed + notConfigured;
  if (standing === 'failed') return failed;
  return standing === 'not_configured' ? notConfigured : 0;
}
