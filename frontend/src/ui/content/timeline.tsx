import type { Instant } from '@rigbook/contracts/kernel/time';
import type { ReactNode } from 'react';
import { useActorName, type Actor } from '../../lib/i18n/use-actor-name.js';
import { useTimes } from '../../lib/time/use-times.js';
import styles from './timeline.module.css';

/** Like a bank statement: when, what, who, and details. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

interface EntryProps {
  readonly at: Instant;
  readonly title: string;
  readonly actor: Actor;
  /** The entry shown to the side. */
  readonly isCurrent?: boolean;
  readonly children?: ReactNode;
}

export function TimelineEntry({ at, title, actor, isCurrent = false, children }: EntryProps) {
  const times = useTimes();
  const actorName = useActorName();
  return (
    <li className={styles.entry} aria-current={isCurrent ? 'step' : undefined}>
      <time className="text-soft tabular-nums" dateTime={at}>
        {times.instant(at)}
      </time>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-soft">{actorName(actor)}</p>
        {children}
      </div>
    </li>
  );
}
