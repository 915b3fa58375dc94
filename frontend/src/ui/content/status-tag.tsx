import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';
import styles from './status-tag.module.css';

export type StatusHue = 'green' | 'yellow' | 'orange' | 'red' | 'grey' | 'blue' | 'violet' | 'teal';

interface Props {
  readonly hue: StatusHue;
  readonly icon: IconName;
  /** More than a word or two: takes a second line where a phone has no room for one. */
  readonly sentence?: boolean;
  readonly children: ReactNode;
}

/** A status: color, icon and word always appear together. */
export function StatusTag({ hue, icon, sentence = false, children }: Props) {
  return (
    <span
      className={styles.tag}
      data-sentence={sentence || undefined}
      style={{ color: `var(--${hue}-ink)`, background: `var(--${hue}-ground)` }}
    >
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
