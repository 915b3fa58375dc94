import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';

/** Nothing here yet: what will be here, and how to add the first one. */
export function Empty({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 py-6 px-4 text-soft text-center">
      <Icon name={icon} size={28} />
      {children}
    </div>
  );
}
