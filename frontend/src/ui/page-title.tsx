import { useEffect, type ReactNode } from 'react';
import styles from './page-title.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a page, which is also the title of the browser's tab; what stands beside it goes in as children. */
export function PageTitle({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Rigbook`;
  }, [title]);
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
