import { useEffect, type ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { DeviceOwnerContext, nobody } from '../../lib/device/owned-storage.js';
import { outbox } from '../../lib/outbox/outbox.js';

/** What this device keeps is kept for who is signed in, and what was left to send is sent for them. */
export function DeviceOwner({ children }: { children: ReactNode }) {
  const session = useSession();
  const owner = session?.id;
  useEffect(() => {
    if (owner !== undefined) outbox.open(owner);
    else if (session === null) outbox.close();
  }, [owner, session]);
  return <DeviceOwnerContext value={owner ?? nobody}>{children}</DeviceOwnerContext>;
}
