import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Icon, type IconName } from '../icon.js';

/** Nothing here yet: what would stand here, and the way to the first one. */
export function Empty({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={28} />
      {children}
    </div>
  );
}
