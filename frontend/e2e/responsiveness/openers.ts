import type { Page } from '@playwright/test';

/** What opens over the page, where, and by what press. Each press can be repeated after Escape. */
export interface Opener {
  readonly name: string;
  readonly address: string;
  readonly press: (page: Page) => Promise<void>;
  /** Needed before it, and not measured. */
  readonly before?: (page: Page) => Promise<void>;
}

const button =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click({ timeout: 15_000 });
const inDialog =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name }).first().click({ timeout: 15_000 });
const key =
  (keys: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(keys);
const inDrawer = { before: button(/^View/) };
const anotherUser = async (page: Page) => {
  // the first is the administrator who looks, and nobody suspends themselves
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('table').first().waitFor();
};
const inUser = { address: '/admin?tab=users', before: anotherUser };

export const ofAdministrators: readonly Opener[] = [
  { name: 'find anything', address: '/admin', press: key('Control+k') },
  { name: 'keys', address: '/admin', press: key('?') },
  { name: 'account', address: '/', press: button(/^Account of/) },
  { name: 'booking', address: '/admin?tab=diary', press: button(/^View/) },
  { name: 'reject a request', address: '/admin?tab=diary&status=pending&start=ahead', press: button(/^Reject/) },
  {
    name: 'change a booking',
    address: '/admin?tab=diary&status=pending&start=ahead',
    press: inDialog(/^Change/),
    ...inDrawer,
  },
  {
    name: 'cancel a booking',
    address: '/admin?tab=diary&status=approved&start=ahead',
    press: inDialog(/^Cancel/),
    ...inDrawer,
  },
  { name: 'book for somebody', address: '/admin?tab=diary', press: button(/^Book for somebody/) },
  { name: 'columns and row height', address: '/admin?tab=diary', press: button(/^Columns and row height/) },
  {
    name: 'user',
    address: '/admin?tab=users',
    press: (page) => page.getByRole('row').nth(1).getByRole('link').first().click(),
  },
  { name: 'add a user', address: '/admin?tab=users', press: button(/^Add User/) },
  { name: 'import users', address: '/admin?tab=users', press: button(/^Import/) },
  { name: 'menu of a user', address: '/admin?tab=users', press: button(/^Actions for unit/) },
  { name: 'edit a user', press: button(/^Edit unit/), ...inUser },
  { name: 'suspend a user', press: button(/^Suspend/), ...inUser },
  { name: 'edit a vehicle', address: '/admin?tab=fleet', press: button(/^Edit/) },
  { name: 'add a vehicle', address: '/admin?tab=fleet', press: button(/^Add Vehicle/) },
  { name: 'start maintenance', address: '/admin?tab=fleet', press: button(/^Start Maintenance/) },
  { name: 'retire a vehicle', address: '/admin?tab=fleet', press: button(/^Retire/) },
  { name: 'preview of a template', address: '/admin?tab=templates', press: button(/^Preview/) },
  { name: 'add a template', address: '/admin?tab=templates', press: button(/^Add Template/) },
  { name: 'create a token', address: '/admin?tab=integrations', press: button(/^New token/) },
  { name: 'add a webhook', address: '/admin?tab=integrations', press: button(/^Add webhook/) },
  { name: 'switch the admin password off', address: '/admin?tab=settings', press: button(/^Switch it off/) },
];

export const ofResponders: readonly Opener[] = [
  { name: 'book a vehicle', address: '/', press: button(/^Book Now:/) },
  { name: 'account, of a responder', address: '/', press: button(/^Account of/) },
];

export const ofNobody: readonly Opener[] = [{ name: 'sign in', address: '/', press: button(/^Sign In to Book/) }];

export interface Search {
  readonly name: string;
  readonly address: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly field: 'searchbox' | 'combobox';
  readonly words: readonly string[];
}

export const searches: readonly Search[] = [
  { name: 'diary', address: '/admin?tab=diary', field: 'searchbox', words: ['training', 'unit 20'] },
  { name: 'requests', address: '/admin?tab=diary&status=pending', field: 'searchbox', words: ['training', 'als'] },
  { name: 'users', address: '/admin?tab=users', field: 'searchbox', words: ['cohen', 'unit 20'] },
  { name: 'agreement files', address: '/admin?tab=agreements', field: 'searchbox', words: ['cohen', 'als1'] },
  { name: 'notifications', address: '/admin?tab=notifications', field: 'searchbox', words: ['cohen', 'als1'] },
  {
    name: 'find anything',
    address: '/admin',
    before: key('Control+k'),
    field: 'combobox',
    words: ['als1', 'cohen', '101 mon'],
  },
  {
    name: 'book for somebody: the person',
    address: '/admin?tab=diary',
    before: async (page) => {
      await button(/^Book for somebody/)(page);
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
    field: 'combobox',
    words: ['cohen', '101'],
  },
];

export const searchesOfAuditors: readonly Search[] = [
  { name: 'booking histories', address: '/audit?tab=bookings', field: 'searchbox', words: ['training', 'unit 20'] },
];
