import { RouterProvider } from 'react-router';
import { DeviceOwner } from './layout/device-owner.js';
import { LiveUpdates } from './layout/live-updates.js';
import { OutboxKeeper } from './layout/outbox-keeper.js';
import { OrganisationZone } from './layout/organisation-zone.js';
import { Reconnection } from './layout/reconnection.js';
import type { Wording } from './messages/catalogue.js';
import { AppProviders } from './providers/app-providers.js';
import { router } from './router.js';

export function Application({ wording }: { wording: Wording }) {
  return (
    <AppProviders wording={wording}>
      <DeviceOwner>
        <OrganisationZone>
          <RouterProvider router={router} />
          <OutboxKeeper />
          <Reconnection />
          <LiveUpdates />
        </OrganisationZone>
      </DeviceOwner>
    </AppProviders>
  );
}
