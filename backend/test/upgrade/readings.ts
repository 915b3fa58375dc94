import { createHash } from 'node:crypto';
import { unzipped } from '../support/archive.js';
import type { Client, Named } from './client.js';

export interface Readers {
  readonly admin: Client;
  readonly auditor: Client;
  /** a responder with bookings */
  readonly dana: Client;
}

/** What a server answers about one database, by address. */
export interface Readings {
  /** with which these readings were begun; answers depend on it */
  readonly readAt: string;
  /** every event of the feed, and the cursor after the last one */
  readonly feed: { readonly events: readonly Event[]; readonly next: string };
  readonly histories: Readonly<Record<string, unknown>>;
  /** the files of each booking's dossier by name */
  readonly dossiers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly logExport: Readonly<Record<string, string>>;
  /** lists and single answers of all kinds, as JSON */
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface Event {
  readonly id: string;
  readonly type: string;
  readonly recordedAt: string;
  readonly stream: { readonly type: string; readonly id: string };
  readonly data: Readonly<Record<string, unknown>>;
}

const DAY_MS = 86_400_000;

/** Reads what auditors, administrators and programs can, without changing anything. */
export async function readEverything(readers: Readers, readAt: string): Promise<Readings> {
  const { admin, auditor, dana } = readers;
  const feed = await readFeed(auditor);
  const bookings = feed.events.filter(({ type }) => type === 'BookingRequested').map(({ stream }) => stream.id);
  const own = (await dana.get<readonly Named[]>('/api/bookings')).map(({ id }) => id);
  const addresses = await addressesOf(readers, bookings, readAt);
  return {
    readAt,
    feed,
    histories: {
      ...(await byAddress(bookings.map(historyOf), (address) => auditor.get(address), 'auditor ')),
      ...(await byAddress(own.map(historyOf), (address) => dana.get(address), 'responder ')),
    },
    dossiers: await byAddress(bookings, async (id) => texts(await dossier(auditor, id))),
    exports: await byAddress(exportsUntil(readAt), (address) => auditor.text(address)),
    logExport: texts(await auditor.bytes('/api/audit/log-export').then(unzipped)),
    answers: {
      ...(await byAddress(addresses.admin, (address) => admin.get(address), 'administrator ')),
      ...(await byAddress(addresses.auditor, (address) => auditor.get(address), 'auditor ')),
      ...(await byAddress([...addresses.dana, ...own.map(bookingAt)], (address) => dana.get(address), 'responder ')),
    },
  };
}

/** Page by page, so that following a cursor is part of it. */
async function readFeed(reader: Client): Promise<Readings['feed']> {
  const events: Event[] = [];
  for (let next = ''; ;) {
    const page = await reader.get<Readings['feed']>(`/api/events?limit=20${next && `&after=${next}`}`);
    events.push(...page.events);
    next = page.next;
    if (page.events.length === 0) return { events, next };
  }
}

async function addressesOf({ admin }: Readers, bookings: readonly string[], readAt: string) {
  const idsIn = async (address: string) => (await admin.get<readonly Named[]>(address)).map(({ id }) => id);
  const [vehicles, users] = [await idsIn('/api/vehicles'), await idsIn('/api/users')];
  const around = `from=${shifted(readAt, -2)}&to=${shifted(readAt, 5)}`;
  const days = `from=${shifted(readAt, -2).slice(0, 10)}&to=${shifted(readAt, 5).slice(0, 10)}`;
  return {
    admin: [
      '/api/admin/bookings?limit=500',
      '/api/admin/bookings?status=completed',
      '/api/admin/bookings?search=Evening',
      ...bookings.map(bookingAt),
      '/api/admin/vehicles',
      '/api/admin/damage',
      '/api/users',
      '/api/admin/settings',
      '/api/admin/dashboard',
      '/api/admin/overview/now',
      `/api/admin/overview?${around}`,
      '/api/admin/odometer-discrepancies',
      '/api/admin/refused-requests',
      `/api/admin/usage?${days}`,
      '/api/admin/agreements',
      '/api/admin/license-verifications',
      '/api/admin/notifications?limit=500',
      '/api/admin/notifications/counts',
      '/api/admin/access-tokens',
      '/api/admin/webhooks',
      ...vehicles.map((id) => `/api/vehicles/${id}/calendar?${around}`),
      ...users.flatMap((id) => [`/api/admin/users/${id}/hours`, `/api/admin/users/${id}/licence-history`]),
    ],
    auditor: [...bookings.map(bookingAt), '/api/audit/bookings?limit=500', `/api/audit/diary?asOf=${readAt}&${around}`],
    dana: ['/api/bookings', '/api/bookings/refused', '/api/activity', '/api/responder-hours', '/api/vehicles'],
  };
}

const bookingAt = (id: string): string => `/api/bookings/${id}`;
const historyOf = (id: string): string => `/api/audit/bookings/${id}/history`;
const shifted = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString();

function exportsUntil(readAt: string): readonly string[] {
  const days = `from=${shifted(readAt, -2).slice(0, 10)}&to=${shifted(readAt, 5).slice(0, 10)}`;
  const subjects = ['bookings', 'events', 'vehicle-use', 'responder-use', 'refused-requests'];
  const files = subjects.flatMap((subject) => ['csv', 'jsonl'].map((format) => `${subject}?${days}&format=${format}`));
  return [
    ...files.map((file) => `/api/audit/export/${file}`),
    `/api/audit/export/bookings?${days}&format=csv&language=he`,
  ];
}

async function dossier(reader: Client, id: string): Promise<Readonly<Record<string, Buffer>>> {
  return unzipped(await reader.bytes(`/api/audit/bookings/${id}/dossier`));
}

/** A picture or a document as its hash. */
const texts = (files: Readonly<Record<string, Buffer>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      name.endsWith('.pdf') ? createHash('sha256').update(bytes).digest('hex') : bytes.toString(),
    ]),
  );

async function byAddress<T>(
  addresses: readonly string[],
  read: (address: string) => Promise<T>,
  prefix = '',
): Promise<Record<string, T>> {
  const answers: Record<string, T> = {};
  for (const address of addresses) answers[`${prefix}${address}`] = await read(address);
  return answers;
}
