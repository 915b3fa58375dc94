import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { paths } from '../config/paths.js';
import { currentUserQuery } from '../features/auth/api/get-current-user.js';
import type { WordSet } from '../lib/i18n/words-of-screens.js';
import { askEarly } from '../lib/http/early-answer.js';
import { keys } from '../lib/http/keys.js';
import { bringFiles } from '../lib/lazy/arrival.js';
import type { Part } from '../lib/lazy/part.js';
import { wordingIn } from './messages/catalogue.js';
import { readHome } from './pages/home/home.page.js';
import { rememberedLanguage } from './providers/language-provider.js';
import { routes } from './router.js';

/** Reads what the first rendering needs: rendering twice, first a skeleton, keeps a slow phone busy for longer. */
export async function readFirstScreen(queryClient: QueryClient, address: Location): Promise<void> {
  if (address.pathname === paths.home) return readHome(queryClient, address);
  for (const { route } of matchRoutes(routes, address) ?? [])
    (route.Component as Partial<Part<object>> | undefined)?.prefetch?.();
  const session = await queryClient.query(currentUserQuery);
  const isOfDesk = [paths.admin, paths.users].some((path) => path === address.pathname);
  if (session?.isAdmin && isOfDesk) void bringAdministration(address).catch(() => undefined); // its screens ask again
  return undefined;
}

const words: readonly WordSet[] = ['administration', 'audit', 'access', 'history', 'account'];

/** A part begins to load when the one around it is shown. All are asked for at once, so that they come much sooner. */
async function bringAdministration({ pathname, search }: Location): Promise<void> {
  for (const path of keys.dashboard) askEarly(path);
  const listOfTabs = import('./administration/admin-tabs.js');
  bringFiles(() => import('./administration/dashboard-skeleton.js'));
  bringFiles(() => import('./administration/desk/desk.js'));
  bringFiles(() => import('./administration/admin-dashboard.js'));
  bringFiles(() => wordingIn(rememberedLanguage(), words));
  const { tabAt, tabs } = await listOfTabs;
  tabs[tabAt(pathname, new URLSearchParams(search))].prefetch();
}
