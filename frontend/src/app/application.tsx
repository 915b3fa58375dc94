import { RouterProvider } from 'react-router';
import type { Wording } from './messages/catalogue.js';
import { AppProviders } from './providers/app-providers.js';
import { router } from './router.js';

export function Application({ wording }: { wording: Wording }) {
  return (
    <AppProviders wording={wording}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
