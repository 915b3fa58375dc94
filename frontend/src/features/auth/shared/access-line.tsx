import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { AccessKindTag } from './access-kind-tag.js';
import styles from './access-line.module.css';
import { useAccessTime } from './use-access-time.js';

/** What happened, when and how often, and from where. */
export function AccessLine({ entry }: { readonly entry: AccessRecordEntry }) {
  const timeOf = useAccessTime();
  const { network, device } = entry;
  return (
    <li className={styles.entry}>
      <AccessKindTag entry={entry} />
      <p className="text-soft text-md tabular-nums">
        {timeOf(entry)}
        {network !== null && (
          <>
            {' '}
            · <bdi dir="ltr">{network}</bdi>
          </>
        )}
        {device !== null && (
          <>
            {' '}
            · <bdi>{device}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
