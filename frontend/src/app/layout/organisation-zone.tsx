import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { ZoneContext } from '../../lib/time/zone.js';

/** Every time on the screens and in what is told about them is on the clocks of the organisation. */
export function OrganisationZone({ children }: { children: ReactNode }) {
  const session = useSession();
  return <ZoneContext value={session?.timezone ?? DEFAULT_ZONE}>{children}</ZoneContext>;
}
