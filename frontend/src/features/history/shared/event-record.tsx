import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Copyable } from '../../../ui/content/copyable.js';
import styles from './booking-record.module.css';

/** An id in full; of a hash what is enough to compare it. */
const LONGEST_SHOWN = 36;

/** How the event is found in the log and in the server's own record of requests. */
export function EventRecord({ entry }: { entry: HistoryEntry }) {
  const text = useText();
  const { position, recordedAt, eventId, version, correlationId, causationId, sealHash } = entry;
  const values: readonly (readonly [string, string])[] = [
    [text('history.position'), position],
    [text('history.recordedAt'), recordedAt],
    ...(sealHash === null ? [] : [[text('history.sealHash'), sealHash] as const]),
    [text('history.event'), eventId],
    [text('history.correlation'), correlationId],
    ...(causationId === null ? [] : [[text('history.causation'), causationId] as const]),
  ];
  return (
    <details className={styles.record}>
      <summary>{text('history.record', { version })}</summary>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Copyable name={name} value={value} short={LONGEST_SHOWN} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
