import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-button.module.css';

interface Props {
  readonly to: string;
  /** The server handles this address, so the browser itself goes there. */
  readonly leavesPage?: boolean;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
}

/** A link that is the main action here, so it looks like a primary button. */
export function LinkButton({ to, leavesPage = false, onClick, children }: Props) {
  return (
    <Link to={to} reloadDocument={leavesPage} className={styles.button} onClick={onClick}>
      {children}
    </Link>
  );
}
