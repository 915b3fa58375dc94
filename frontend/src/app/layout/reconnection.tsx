import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useIsReachable } from '../../lib/connection/use-connection.js';

/** Once there is a connection again, what could not be loaded meanwhile is asked for anew, the session included. */
export function Reconnection() {
  const reachable = useIsReachable();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!reachable) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        state.status === 'error' || (queryKey[0] === currentUserQuery.queryKey[0] && state.data === null),
    });
  }, [reachable, queryClient]);
  return null;
}
