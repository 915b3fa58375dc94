import type { ComponentProps } from 'react';
import styles from './tick-box.module.css';

/** A large checkbox for a row that is one label. */
export const TickBox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={styles.box} />
);
