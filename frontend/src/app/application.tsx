import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { DeviceOwner } from './layout/device-owner.js';
import { LastKnownKeeper } from './layout/last-known-keeper.js';
import { LiveUpdates } from './layout/live-updates.js';
import { OutboxKeeper } from './layout/outbox-keeper.js';
import { Reconnection } from './layout/reconnection.js';
import { type Wording } from './messages/catalogue.js';
import { AppProviders } from './providers/app-providers.js';
import { router } from './router.js';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../features/auth/use-session.js';
import { OwnShiftsContext } from '../lib/time/own-shifts.js';
import { ZoneContext } from '../lib/time/zone.js';

interface Props {
  readonly wording: Wording;
  readonly queryClient: QueryClient;
}

export function Application({ wording, queryClient }: Props) {
  return (
    <AppProviders wording={wording} queryClient={queryClient}>
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
  const extensionHoursWithoutApproval = session?.extensionHoursWithoutApproval;
  const parkingPlaceRequired = session?.parkingPlaceRequired;
  const isAdmin = session?.isAdmin ?? false;
  const shifts = useMemo(
    () => ({ personId, isAdmin, checkInOpensMinutesBefore, extensionHoursWithoutApproval, parkingPlaceRequired }),
    [personId, isAdmin, checkInOpensMinutesBefore, extensionHoursWithoutApproval, parkingPlaceRequired],
  );
  return (
    <ZoneContext value={session?.timezone ?? DEFAULT_ZONE}>
      <OwnShiftsContext value={shifts}>{children}</OwnShiftsContext>
    </ZoneContext>
  );
}
