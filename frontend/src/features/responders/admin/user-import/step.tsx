import { useEffect, useRef, type ReactNode } from 'react';
import styles from './user-import.module.css';

/** One step of the dialog. It takes the focus as it comes, so that keys and screen readers go on at its beginning. */
export function Step({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={here} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}
