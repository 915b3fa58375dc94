import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { paths } from '../config/paths.js';
import { currentUserQuery } from '../features/auth/api/get-current-user.js';
import type { Language } from '../lib/i18n/language.js';
import type { WordSet } from '../lib/i18n/words-of-screens.js';
import { askEarly } from '../lib/http/early-answer.js';
import { keys } from '../lib/http/keys.js';
import type { Part } from '../lib/lazy/part.js';
import { wordingIn } from './messages/catalogue.js';
import { TitledSkeleton, wordsOfTitle } from './pages/desk-skeleton/desk-skeleton.js';
import { readHome } from './pages/home/home.page.js';
import { routes } from './router.js';

/**
 * Reads what the first rendering needs: rendering twice, first a skeleton, keeps a slow phone busy for longer. Resolves with the texts
 * of single screens that are among it.
 */
export async function readFirstScreen(
  queryClient: QueryClient,
  address: Location,
  language: Language,
): Promise<readonly WordSet[]> {
  if (address.pathname === paths.home) {
    await readHome(queryClient, address);
    return [];
  }
  const isOfDesk = [paths.admin, paths.users].some((path) => path === address.pathname);
  // the large files of the desk would hold up its title, which asks for them
  if (!isOfDesk) bringRoute(address);
  const session = await queryClient.query(currentUserQuery);
  if (!isOfDesk || !session?.isAdmin) return [];
  for (const path of keys.dashboard) askEarly(path);
  await Promise.all([TitledSkeleton.load(), wordingIn(language, wordsOfTitle)]);
  return wordsOfTitle;
}

function bringRoute(address: Location): void {
  for (const { route } of matchRoutes(routes, address) ?? [])
    (route.Component as Partial<Part<object>> | undefined)?.prefetch?.();
}
