import { messageStatuses } from '@rigbook/contracts/notifications/message-status.rules';
import type { MessageStatus } from '@rigbook/contracts/notifications/message-status.rules';
import { Segmented } from 'antd';
import type { NotificationCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Sideways } from '../../../../ui/form/sideways.js';
import { useCount } from '../shared/use-count.js';

interface Props {
  readonly status: MessageStatus | undefined;
  readonly counts: NotificationCounts | undefined;
  readonly onChange: (status: MessageStatus | undefined) => void;
}

const ALL = 'all';

/** Every count is a filter. */
export function StatusFilter({ status, counts, onChange }: Props) {
  const text = useText();
  const countOf = useCount();
  return (
    <Sideways chosen={status ?? ALL}>
      <Segmented<MessageStatus | typeof ALL>
        aria-label={text('notification.filter')}
        value={status ?? ALL}
        options={[
          { value: ALL, label: text('diary.all') },
          ...messageStatuses.map((value) => ({
            value,
            label: (
              <>
                {text(`notification.status.${value}`)}{' '}
                {counts && (
                  <strong className="ms-0.5 tabular-nums">
                    {countOf(counts[value === 'not_configured' ? 'notConfigured' : value])}
                  </strong>
                )}
              </>
            ),
          })),
        ]}
        onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      />
    </Sideways>
  );
}
