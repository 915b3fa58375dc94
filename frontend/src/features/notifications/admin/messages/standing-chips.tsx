import { notificationStandings } from '@rigbook/contracts/notifications/notification-standing.rules';
import type { NotificationStanding } from '@rigbook/contracts/notifications/notification-standing.rules';
import type { NotificationCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Chip, Chips } from '../../../../ui/form/filter-chips.js';
import { useCount } from '../shared/use-count.js';

interface Props {
  readonly standing: NotificationStanding | undefined;
  readonly counts: NotificationCounts | undefined;
  readonly onChange: (standing: NotificationStanding | undefined) => void;
}

/** Every count is a filter. */
export function StandingChips({ standing, counts, onChange }: Props) {
  const text = useText();
  const countOf = useCount();
  return (
    <Chips label={text('notification.filter')}>
      {[undefined, ...notificationStandings].map((choice) => (
        <Chip
          key={choice ?? 'all'}
          type="radio"
          name="standing"
          checked={choice === standing}
          onChange={() => onChange(choice)}
        >
          {text(choice === undefined ? 'diary.all' : `notification.standing.${choice}`)}
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
