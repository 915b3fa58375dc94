import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useIsReachable } from '../../lib/connection/use-connection.js';

/** Until a server that answers can also say who is signed in. */
const askAgainMs = 15_000;

/** When the connection returns, loads what had failed to load, including the session, or everything if the device had filled in for it. */
export function Reconnection() {
  const reachable = useIsReachable();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!reachable) return undefined;
    const isFromDevice = () => queryClient.getQueryData(currentUserQuery.queryKey)?.asOf !== undefined;
    const loadAll = () => void queryClient.invalidateQueries();
    if (isFromDevice()) loadAll();
    else
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) =>
          state.status === 'error' || (queryKey[0] === currentUserQuery.queryKey[0] && state.data === null),
      });
    const timer = setInterval(() => {
      if (isFromDevice()) loadAll();
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [reachable, queryClient]);
  return null;
}
