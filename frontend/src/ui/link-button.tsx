import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-button.module.css';

/** A link that is the main thing to do here, so it looks like a primary button. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.button}>
      {children}
    </Link>
  );
}
