import { notificationsCountedUpTo } from '@rigbook/contracts/notifications/message-status.rules';
import { useText } from '../../../../lib/i18n/use-text.js';

/** At the limit of counting there may be more. */
export function useCount(): (count: number) => string {
  const text = useText();
  return (count) => (count < notificationsCountedUpTo ? String(count) : text('notification.countOrMore', { count }));
}
