import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** The last part of a page, with its main button: within reach of the thumb wherever the page is scrolled to. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-clear-of-toasts>
      {children}
    </div>
  );
}
