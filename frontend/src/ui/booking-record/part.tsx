import { useId, type ReactNode } from 'react';
import styles from './booking-record.module.css';

/** A titled part of what is told about a booking. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
