import type { Instant } from '@rigbook/contracts/kernel/time';
import { Timeline as Rail } from 'antd';
import type { ReactNode } from 'react';
import { useActorName, type Actor } from '../../lib/i18n/use-actor-name.js';
import { useTimes } from '../../lib/time/use-times.js';
import { Icon } from '../icon.js';

interface Entry {
  readonly key: string;
  readonly at: Instant;
  readonly title: string;
  readonly actor: Actor;
  /** The entry shown to the side. */
  readonly isCurrent?: boolean;
  readonly children?: ReactNode;
}

/** Like a bank statement: when, what, who, and details. */
export function Timeline({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const times = useTimes();
  const actorName = useActorName();
  return (
    <Rail
      {...{ 'aria-label': label }}
      items={entries.map(({ key, at, title, actor, isCurrent = false, children }) => ({
        key,
        'aria-current': isCurrent ? ('step' as const) : undefined,
        color: isCurrent ? 'blue' : 'gray',
        ...(isCurrent && { icon: <Icon name="eye" size={16} /> }),
        className: 'break-inside-avoid',
        content: (
          <>
            <time className="block text-soft text-sm tabular-nums" dateTime={at}>
              {times.instant(at)}
            </time>
            <p className="font-semibold">{title}</p>
            <p className="text-soft">{actorName(actor)}</p>
            {children}
          </>
        ),
      }))}
    />
  );
}
