import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.js';
import styles from './filter-chips.module.css';

/** Filters that take one press. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap gap-2" aria-label={label}>
    {children}
  </fieldset>
);

/** A radio button or a check box, named by its content. */
export const Chip = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.chip}>
    <input {...input} />
    {children}
  </label>
);

/** An active filter; pressing removes it. */
export const RemovableFilter = ({ children, ...button }: ComponentProps<'button'>) => (
  <button type="button" className={styles.removable} {...button}>
    {children}
    <Icon name="close" size={14} />
  </button>
);
