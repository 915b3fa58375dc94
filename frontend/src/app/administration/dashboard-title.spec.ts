import { enForAdministrators } from '../messages/administration-en.js';
import { tabs } from './admin-tabs.js';

/** They have a heading of their own. */
const untitled = ['vehicle', 'stickers', 'at-risk', 'expenses'];

test.each(Object.keys(tabs).filter((tab) => !untitled.includes(tab)))(
  'the title of the page %s is among the words that come before the page',
  (tab) => expect(Object.keys(enForAdministrators)).toContain(`admin.tab.${tab}`),
);
