import { isOverdue } from '@rigbook/contracts/booking/booking-times.rules';
import { isMaintenanceOverdue } from '@rigbook/contracts/fleet/maintenance.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { CSSProperties } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import type { StatusHue } from '../../../../ui/content/status-tag.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import type { TimetableItem } from './timetable-rows.js';
import styles from './timetable-block.module.css';

const blockStates = [
  'pending',
  'unsigned',
  'signed',
  'active',
  'overdue',
  'completed',
  'maintenance',
  'extension',
  'turn-round',
  'offer',
] as const;
type BlockState = (typeof blockStates)[number];

/** Each differs from the others in icon and pattern, not only in color. */
export const blockLooks: Readonly<Record<BlockState, { readonly hue: StatusHue; readonly icon: IconName }>> = {
  pending: { hue: 'violet', icon: 'clock' },
  unsigned: { hue: 'blue', icon: 'check' },
  signed: { hue: 'blue', icon: 'pen' },
  active: { hue: 'green', icon: 'car' },
  overdue: { hue: 'green', icon: 'alert' },
  completed: { hue: 'teal', icon: 'flag' },
  maintenance: { hue: 'orange', icon: 'wrench' },
  extension: { hue: 'violet', icon: 'question' },
  'turn-round': { hue: 'grey', icon: 'refresh' },
  offer: { hue: 'yellow', icon: 'clock' },
};

export interface BlockLook {
  readonly state: BlockState;
  readonly overdue: boolean;
}

export function blockLook(item: TimetableItem, now: Instant): BlockLook {
  if (item.kind === 'maintenance')
    return { state: 'maintenance', overdue: isMaintenanceOverdue(item.of.maintenance.expectedEndAt, now) };
  if (item.kind === 'kept') return { state: item.keptFor, overdue: false };
  const { status, endTime, signedAt } = item.booking;
  const overdue = isOverdue({ status, endAt: endTime }, now);
  if (status === 'approved') return { state: signedAt === null ? 'unsigned' : 'signed', overdue };
  if (status === 'active') return { state: overdue ? 'overdue' : 'active', overdue };
  return { state: status === 'completed' ? 'completed' : 'pending', overdue };
}

export const blockColors = (hue: StatusHue): CSSProperties =>
  ({ '--block-ink': `var(--${hue}-ink)`, '--block-ground': `var(--${hue}-ground)` }) as CSSProperties;

/** Explains the blocks. */
export function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('timetable.legend')}>
      {blockStates.map((state) => {
        const { hue, icon } = blockLooks[state];
        return (
          <li key={state}>
            <span
              className={styles.block}
              data-state={state}
              data-overdue={state === 'overdue' || undefined}
              style={blockColors(hue)}
            >
              <Icon name={icon} size={14} />
            </span>
            {text(`timetable.state.${state}`)}
          </li>
        );
      })}
    </ul>
  );
}
