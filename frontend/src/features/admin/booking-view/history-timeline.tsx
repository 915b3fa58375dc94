import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './booking-view.module.css';
import { EventDetails } from './event-details.js';
import { EventRecord } from './event-record.js';

/** Like a bank statement: when, what, who, and what it says; the record itself for who has to prove it. */
export function HistoryTimeline({ history }: { history: readonly HistoryEntry[] }) {
  const text = useText();
  const times = useTimes();
  const actorName = useActorName();
  return (
    <ol className={styles.timeline} aria-label={text('history.title')}>
      {history.map((entry) => (
        <li key={entry.eventId} className={styles.entry}>
          <time className={styles.entryTime} dateTime={entry.recordedAt}>
            {times.instant(entry.recordedAt)}
          </time>
          <div className={styles.entryWords}>
            <p className={styles.entryTitle}>{text(titleOf(entry))}</p>
            <p className={styles.soft}>{actorName(entry.actor)}</p>
            <EventDetails entry={entry} />
            <EventRecord entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function titleOf(entry: HistoryEntry) {
  if (entry.type !== 'BookingCancelled') return `history.${entry.type}` as const;
  return entry.facts.cancelledBy === 'admin' ? 'history.BookingCancelled' : 'history.BookingWithdrawn';
}
