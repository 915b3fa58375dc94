import { useEffect, type ReactNode } from 'react';
import styles from './page-title.module.css';

interface Props {
  readonly title: string;
  /** The title as the page shows it, where it is more than a text. */
  readonly shown?: ReactNode;
  readonly children?: ReactNode;
}

/** Names the browser's tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Rigbook`;
  }, [title]);
}

/** The heading of a page, which also names the tab; actions next to it are the children. */
export function PageTitle({ title, shown = title, children }: Props) {
  useTabTitle(title);
  return (
    <header className={styles.header}>
      <h1>{shown}</h1>
      {children}
    </header>
  );
}
