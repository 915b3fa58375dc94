import { Link } from 'react-router';
import styles from './tab-links.module.css';

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Name[];
  readonly open: Name;
  readonly nameOf: (tab: Name) => string;
}

const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The parts of a page; the address names the open one. */
export function TabLinks<Name extends string>({ label, tabs, open, nameOf }: Props<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={`?tab=${name}`}
          aria-current={name === open ? 'page' : undefined}
          ref={name === open ? intoView : undefined}
        >
          {nameOf(name)}
        </Link>
      ))}
    </nav>
  );
}
