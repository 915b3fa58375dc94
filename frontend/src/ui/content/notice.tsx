import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';
import type { StatusHue } from './status-tag.js';

interface Props {
  readonly hue: StatusHue;
  readonly icon: IconName;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Read aloud when it appears. */
  readonly live?: boolean;
}

/** A colored box with an icon and text: a banner, a hint, a warning. */
export function Notice({ hue, icon, title, children, live = false }: Props) {
  return (
    <div
      className="flex gap-3 items-start py-3 px-4 rounded-(--radius) wrap-anywhere [&>svg]:mt-0.5"
      style={{ color: `var(--${hue}-ink)`, background: `var(--${hue}-ground)` }}
      role={live ? 'alert' : undefined}
    >
      <Icon name={icon} />
      <div>
        {title !== undefined && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
