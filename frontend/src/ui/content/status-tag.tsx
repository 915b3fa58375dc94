import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';
import styles from './status-tag.module.css';

export type StatusHue = 'green' | 'yellow' | 'orange' | 'red' | 'grey' | 'blue' | 'violet' | 'teal';

interface Props {
  readonly hue: StatusHue;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A status: color, icon and word always appear together. */
export function StatusTag({ hue, icon, children }: Props) {
  return (
    <span className={styles.tag} style={{ color: `var(--${hue}-ink)`, background: `var(--${hue}-ground)` }}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
