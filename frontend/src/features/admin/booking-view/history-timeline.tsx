import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Timeline, TimelineEntry } from '../../../ui/timeline.js';
import { EventDetails } from './event-details.js';
import { EventRecord } from './event-record.js';

/** What happened to a booking, and the record itself for who has to prove it. */
export function HistoryTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const text = useText();
  return (
    <Timeline label={text('history.title')}>
      {history.map((entry) => (
        <TimelineEntry key={entry.eventId} at={entry.recordedAt} title={text(titleOf(entry))} actor={entry.actor}>
          <EventDetails entry={entry} />
          <EventRecord entry={entry} />
        </TimelineEntry>
      ))}
    </Timeline>
  );
}

function titleOf(entry: HistoryEntry) {
  if (entry.type !== 'BookingCancelled') return `history.${entry.type}` as const;
  return entry.facts.cancelledBy === 'admin' ? 'history.BookingCancelled' : 'history.BookingWithdrawn';
}
