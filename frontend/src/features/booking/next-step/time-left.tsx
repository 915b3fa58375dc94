import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import type { Booking } from '../../../lib/http/answers.js';

/** How long until the shift begins or ends, or by how much the vehicle is overdue. */
export function TimeLeft({ booking: { status, startTime, endTime } }: { booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  if (status === 'active')
    return now >= endTime ? (
      <StatusTag hue="red" icon="alert">
        {text('nextStep.overdue', { span: times.span(endTime, now) })}
      </StatusTag>
    ) : (
      <StatusTag hue="green" icon="clock">
        {text('nextStep.timeLeft', { span: times.span(now, endTime) })}
      </StatusTag>
    );
  return (
    <StatusTag hue="grey" icon="clock">
      {now < startTime
        ? text('nextStep.startsIn', { span: times.span(now, startTime) })
        : text('nextStep.startedAgo', { span: times.span(startTime, now) })}
    </StatusTag>
  );
}
