import { messageStatuses } from '@rigbook/contracts/notifications/message-status.rules';
import type { MessageStatus } from '@rigbook/contracts/notifications/message-status.rules';
import type { NotificationCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Chip, Chips } from '../../../../ui/form/filter-chips.js';
import { useCount } from '../shared/use-count.js';

interface Props {
  readonly status: MessageStatus | undefined;
  readonly counts: NotificationCounts | undefined;
  readonly onChange: (status: MessageStatus | undefined) => void;
}

/** Every count is a filter. */
export function StatusChips({ status, counts, onChange }: Props) {
  const text = useText();
  const countOf = useCount();
  return (
    <Chips label={text('notification.filter')}>
      {[undefined, ...messageStatuses].map((choice) => (
        <Chip
          key={choice ?? 'all'}
          type="radio"
          name="standing"
          checked={choice === status}
          onChange={() => onChange(choice)}
        >
          {text(choice === undefined ? 'diary.all' : `notification.status.${choice}`)}
          {choice !== undefined && counts && (
            <strong className="ms-1.5 tabular-nums">
              {countOf(counts[choice === 'not_configured' ? 'notConfigured' : choice])}
            </strong>
          )}
        </Chip>
      ))}
    </Chips>
  );
}
