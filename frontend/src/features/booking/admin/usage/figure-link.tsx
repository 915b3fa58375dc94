import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  readonly of: number;
  readonly to: string;
  /** Says what it leads to, the figure included. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A figure that leads to what it counts; nothing leads nowhere. */
export function FigureLink({ of, to, label, children = of }: Props) {
  if (of === 0) return children;
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
