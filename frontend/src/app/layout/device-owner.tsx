import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useSession } from '../../features/auth/use-session.js';
import { DeviceOwnerContext, nobody } from '../../lib/device/owned-storage.js';
import { outbox } from '../../lib/outbox/outbox.js';

/**
 * What this device keeps is kept for who is signed in, and what was left to send is sent for them. Where it is somebody
 * else all at once, after a sign-in in another window, whatever was loaded is forgotten before it is shown to them.
 */
export function DeviceOwner({ children }: { children: ReactNode }) {
  const session = useSession();
  const owner = session?.id;
  const queryClient = useQueryClient();
  const loadedFor = useRef(owner);

  useLayoutEffect(() => {
    const before = loadedFor.current;
    if (owner === undefined || owner === before) return;
    loadedFor.current = owner;
    if (before === undefined) return;
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
  }, [owner, queryClient]);
  useEffect(() => {
    if (owner !== undefined) outbox.open(owner);
    else if (session === null) outbox.close();
  }, [owner, session]);
  return <DeviceOwnerContext value={owner ?? nobody}>{children}</DeviceOwnerContext>;
}
