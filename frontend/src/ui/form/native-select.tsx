import type { ComponentProps } from 'react';
import { Icon } from '../icon.js';
import styles from './native-select.module.css';

/** The device's native picker in our design, familiar to all users and screen readers. */
export function NativeSelect({ status: _status, ...props }: ComponentProps<'select'> & { status?: 'error' | '' }) {
  return (
    <span className={styles.frame}>
      <select {...props} className={styles.select} />
      <Icon name="down" size={16} />
    </span>
  );
}
