import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Timeline, TimelineEntry } from '../../../ui/content/timeline.js';
import { EventDetails } from './event-details.js';
import { EventRecord } from './event-record.js';
import { StatusChange } from './status-change.js';
import { titleOf } from './title-of.js';

interface Props {
  readonly history: readonly HistoryEntry[];
  /** The event after which the booking is shown. */
  readonly current?: number;
}

/** What happened to a booking, and the record itself for who has to prove it. */
export function HistoryTimeline({ history, current }: Props) {
  const text = useText();
  return (
    <Timeline label={text('history.title')}>
      {history.map((entry, nth) => (
        <TimelineEntry
          key={entry.eventId}
          at={entry.recordedAt}
          title={text(titleOf(entry))}
          actor={entry.actor}
          isCurrent={nth === current}
        >
          <StatusChange before={history[nth - 1]?.after.status} after={entry.after.status} />
          <EventDetails entry={entry} />
          <EventRecord entry={entry} />
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
