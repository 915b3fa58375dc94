import type { Language } from '../../lib/i18n/language.js';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { bringFiles } from '../../lib/lazy/arrival.js';
import { wordingIn } from '../messages/catalogue.js';
import { tabAt, tabs } from './admin-tabs.js';

const words: readonly WordSet[] = ['administration', 'audit', 'access', 'history', 'account'];

/** A part begins to load when the one around it is shown. All are asked for at once, so that they come much sooner. */
export function bringDesk(pathname: string, search: URLSearchParams, language: Language): void {
  bringFiles(() => import('./desk/desk.js'));
  bringFiles(() => import('./admin-dashboard.js'));
  bringFiles(() => wordingIn(language, words));
  tabs[tabAt(pathname, search)].prefetch();
}
