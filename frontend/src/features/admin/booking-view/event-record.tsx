import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Copyable } from '../../../ui/copyable.js';
import styles from './booking-view.module.css';

/** How the event is found in the log and in the server's own record of requests. */
export function EventRecord({ entry }: { entry: HistoryEntry }) {
  const text = useText();
  const { position, eventId, version, correlationId, causationId } = entry;
  const values: readonly (readonly [string, string])[] = [
    [text('history.position'), position],
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
              <Copyable name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
