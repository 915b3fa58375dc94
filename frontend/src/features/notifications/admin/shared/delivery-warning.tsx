import { waitsTooLong } from '@rigbook/contracts/notifications/message-status.rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import { settingsQuery } from '../../../settings/api/get-settings.js';
import { notificationCountsQuery } from '../api/messages.js';
import { notificationAddress } from '../api/notification-search.js';
import { useCount } from './use-count.js';

/** Shown if messages failed within the last day or are stuck. `here`: the list is visible anyway. */
export function DeliveryWarning({ here = false }: { here?: boolean }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const countOf = useCount();
  const { data: counts } = useQuery(notificationCountsQuery());
  const fails = counts !== undefined && counts.failedInLastDay > 0;
  const { data: settings } = useQuery({ ...settingsQuery, refetchOnMount: false, enabled: fails });
  if (counts === undefined) return null;
  const { failedInLastDay, oldestWaitingSince } = counts;
  const stuckSince = waitsTooLong(oldestWaitingSince, now) ? oldestWaitingSince : null;
  if (failedInLastDay === 0 && stuckSince === null) return null;
  return (
    <Notice hue="orange" icon="alert" title={text('notification.warning')}>
      {failedInLastDay > 0 && (
        <p>
          {text('notification.warnFailed', { count: failedInLastDay, shown: countOf(failedInLastDay) })}{' '}
          {!here && <Link to={listOf('failed')}>{text('notification.warnLook')}</Link>}
        </p>
      )}
      {failedInLastDay > 0 && settings?.contactEmail === null && (
        <p>
          {text('notification.warnNoContact')} <Link to="?tab=settings">{text('notification.warnEnterContact')}</Link>
        </p>
      )}
      {stuckSince !== null && (
        <p>
          {text('notification.warnStuck', { time: times.instantInSentence(stuckSince) })}{' '}
          {!here && <Link to={listOf('waiting')}>{text('notification.warnLookWaiting')}</Link>}
        </p>
      )}
    </Notice>
  );
}

const listOf = (standing: 'failed' | 'waiting') =>
  `?${new URLSearchParams({ tab: 'notifications', ...notificationAddress.write({ standing }) }).toString()}`;
