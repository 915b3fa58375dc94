import type { Language } from '../../lib/i18n/language.js';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { bringFiles } from '../../lib/lazy/arrival.js';
import { nextTask } from '../../lib/lazy/next-task.js';
import { wordingIn } from '../messages/catalogue.js';
import { tabAt, tabs } from './admin-tabs.js';

const words: readonly WordSet[] = ['administration', 'audit', 'access', 'history', 'account'];

/**
 * A part begins to load when the one around it is shown. All are asked for before, so that they come much sooner: each in a task of its
 * own, since a slow phone takes a while to ask.
 */
export async function bringDesk(pathname: string, search: URLSearchParams, language: Language): Promise<void> {
  bringFiles(() => import('./desk/desk.js'));
  await nextTask();
  bringFiles(() => import('./admin-dashboard.js'));
  await nextTask();
  bringFiles(() => wordingIn(language, words));
  await nextTask();
  tabs[tabAt(pathname, search)].prefetch();
}
