import { type AccessKind, failedKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { ReactNode } from 'react';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import styles from './access-line.module.css';

const isFailure = (kind: AccessKind): boolean => failedKinds.some((failed) => failed === kind);

interface Props {
  readonly entry: AccessRecordEntry;
  /** The network, where it can be chosen as a filter. */
  readonly network?: ReactNode;
  /** Who did it, and more that only some readers see. */
  readonly children?: ReactNode;
}

/** What happened, when and how often, and from where. */
export function AccessLine({ entry, network, children }: Props) {
  const text = useText();
  const times = useTimes();
  const { kind, at, lastAt, times: count, device } = entry;
  const happened =
    count === 1 || times.instant(at) === times.instant(lastAt)
      ? times.instant(lastAt)
      : text('access.between', { first: times.instant(at), last: times.instantInSentence(lastAt) });
  const from = network ?? (entry.network !== null && <bdi dir="ltr">{entry.network}</bdi>);
  return (
    <li className={styles.entry}>
      <p className={styles.kind}>
        {isFailure(kind) ? (
          <StatusTag hue="red" icon="alert">
            {text(`accessKind.${kind}`)}
          </StatusTag>
        ) : (
          <strong>{text(`accessKind.${kind}`)}</strong>
        )}
        {count > 1 && <span>{text('access.times', { count })}</span>}
      </p>
      <p className="text-soft text-md tabular-nums">
        {happened}
        {from && <> · {from}</>}
        {device !== null && (
          <>
            {' '}
            · <bdi>{device}</bdi>
          </>
        )}
      </p>
      {children}
    </li>
  );
}
