import { RouterProvider } from 'react-router';
import { DeviceOwner } from './layout/device-owner.js';
import { LastKnownKeeper } from './layout/last-known-keeper.js';
import { LiveUpdates } from './layout/live-updates.js';
import { OutboxKeeper } from './layout/outbox-keeper.js';
import { type Wording } from './messages/catalogue.js';
import { AppProviders } from './providers/app-providers.js';
import { router } from './router.js';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../features/auth/use-session.js';
import { OwnShiftsContext } from '../lib/time/own-shifts.js';
import { ZoneContext } from '../lib/time/zone.js';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../features/auth/api/get-current-user.js';
import { useIsReachable } from '../lib/connection/use-connection.js';

export function Application({ wording }: { wording: Wording }) {
  return (
    <AppProviders wording={wording}>
      <DeviceOwner>
        <OrganisationZone>
          <RouterProvider router={router} />
          <OutboxKeeper />
          <LastKnownKeeper />
          <Reconnection />
          <LiveUpdates />
        </OrganisationZone>
      </DeviceOwner>
    </AppProviders>
  );
}

/** All times on screen are in the organization's time zone, and check-in opens when the organization says. */
function OrganisationZone({ children }: { children: ReactNode }) {
  const session = useSession();
  const personId = session?.id;
  const checkInOpensMinutesBefore = session?.checkInOpensMinutesBefore;
  const isAdmin = session?.isAdmin ?? false;
  const shifts = useMemo(
    () => ({ personId, isAdmin, checkInOpensMinutesBefore }),
    [personId, isAdmin, checkInOpensMinutesBefore],
  );
  return (
    <ZoneContext value={session?.timezone ?? DEFAULT_ZONE}>
      <OwnShiftsContext value={shifts}>{children}</OwnShiftsContext>
    </ZoneContext>
  );
}

/** Until a server that answers can also say who is signed in. */
const askAgainMs = 15_000;

/** When the connection returns, loads what had failed to load, including the session, or everything if the device had filled in for it. */
function Reconnection() {
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
