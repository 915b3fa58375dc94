import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  readonly title: ReactNode;
  readonly id?: string;
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page on its own surface. */
export function Panel({ title, id, aside, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.panel} id={id} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
