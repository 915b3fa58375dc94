import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useSession } from '../../features/auth/use-session.js';
import { DeviceOwnerContext, nobody } from '../../lib/device/owned-storage.js';
import { outbox } from '../../lib/outbox/outbox.js';

/** Photos that wait are sent wherever the person is. Screens that show photos open them too, if this has failed. */
const openPhotos = (owner: string) =>
  import('../../lib/photos/photo-queue.js').then(
    ({ photoQueue }) => photoQueue.open(owner),
    () => undefined,
  );

/**
 * Ties what this device keeps to the signed-in person, and sends their waiting forms. After another person signs in in
 * another window, all loaded data is dropped before they could see it.
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
    if (session === null) outbox.close();
    if (owner === undefined) return;
    outbox.open(owner);
    void openPhotos(owner);
  }, [owner, session]);
  return <DeviceOwnerContext value={owner ?? nobody}>{children}</DeviceOwnerContext>;
}
