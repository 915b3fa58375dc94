import type { IconName } from '../../../ui/icon.js';

/** Where the chosen page is, past the menu. */
export const pageOfDesk = 'page-of-desk';

/** The pages of the administration by the names in their address, `/admin?tab=<name>`. */
const administration = {
  today: 'clock',
  requests: 'clipboard',
  diary: 'calendar',
  'standing-shifts': 'refresh',
  refused: 'ban',
  agreements: 'pen',
  fleet: 'car',
  maintenance: 'wrench',
  expenses: 'list',
  users: 'user',
  licences: 'check',
  usage: 'gauge',
  settings: 'shield',
  templates: 'list',
  notifications: 'phone',
  integrations: 'globe',
} as const satisfies Record<string, IconName>;

/** The pages of the audit area, `/audit?tab=<name>`. */
const audit = {
  bookings: 'search',
  replay: 'previous',
  custody: 'flag',
  access: 'eye',
  export: 'download',
  verification: 'lock',
} as const satisfies Record<string, IconName>;

type AdminPage = keyof typeof administration;
type AuditPage = keyof typeof audit;
export type DeskPage = AdminPage | AuditPage;

export const icons: Readonly<Record<DeskPage, IconName>> = { ...administration, ...audit };

interface Group {
  readonly name: 'now' | 'shifts' | 'fleet' | 'people' | 'insight' | 'organization' | 'record';
  readonly pages: readonly DeskPage[];
}

const forAdministrators: readonly Group[] = [
  { name: 'now', pages: ['today', 'requests'] },
  { name: 'shifts', pages: ['diary', 'standing-shifts', 'refused', 'agreements'] },
  { name: 'fleet', pages: ['fleet', 'maintenance', 'expenses'] },
  { name: 'people', pages: ['users', 'licences'] },
  { name: 'insight', pages: ['usage'] },
  { name: 'organization', pages: ['settings', 'templates', 'notifications', 'integrations'] },
];
const forAuditors: readonly Group[] = [
  { name: 'record', pages: ['bookings', 'replay', 'custody', 'access', 'export', 'verification'] },
];

/** Administrators read the record too. */
export const groupsFor = ({ isAdmin }: { readonly isAdmin: boolean }): readonly Group[] =>
  isAdmin ? [...forAdministrators, ...forAuditors] : forAuditors;

/** Requests are the diary's pending bookings, the longest waiting first. Those whose start has passed are one press away. */
const requests = { tab: 'diary', status: 'pending', order: 'first-requested' };
const thatCanBeApproved = { ...requests, start: 'ahead' };

export function addressOf(page: DeskPage): string {
  if (page === 'requests') return `/admin?${new URLSearchParams(thatCanBeApproved).toString()}`;
  return `/${Object.hasOwn(audit, page) ? 'audit' : 'admin'}?tab=${page}`;
}

/** The page at an address, and the first one of its area if the address names none. */
export function pageAt(pathname: string, search: URLSearchParams): DeskPage {
  const tab = search.get('tab') ?? '';
  if (pathname === '/users') return 'users';
  if (pathname === '/audit') return Object.hasOwn(audit, tab) ? (tab as AuditPage) : 'bookings';
  if (tab === 'vehicle' || tab === 'stickers' || tab === 'at-risk') return 'fleet';
  if (Object.entries(requests).every(([name, value]) => search.get(name) === value)) return 'requests';
  return tab === 'access' || Object.hasOwn(administration, tab) ? (tab as DeskPage) : 'today';
}
