import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import type { QueryConfig } from 'pg';
import { jsonOf } from './bare-server.js';
import { diaryPage, overview, ownBookings, vehicleCalendar } from './reads.sql.js';

interface Asked {
  readonly request: IncomingMessage;
  readonly address: string;
  readonly session: string;
  readonly now: Instant;
  readonly correlation: string;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** The statement that answers; undefined if the input is wrong. */
  readonly ask: (asked: Asked) => Promise<QueryConfig | undefined> | QueryConfig | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const HOUR_MS = 3_600_000;
const LONGEST_TEXT = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && !CONTROL.test(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isInstant = (value: unknown): value is string => typeof value === 'string' && INSTANT.test(value);
const onlyKnows = (body: object, ...keys: string[]) => Object.keys(body).every((key) => keys.includes(key));
const idIn = (address: string) => address.split('/').find((part) => UUID.test(part));

/** Of the request and its body, the same for every order of the keys. */
const hashOf = (method: string, address: string, body: object) =>
  createHash('sha256')
    .update(`${method} ${address}\n${JSON.stringify(Object.fromEntries(Object.entries(body).sort()))}`)
    .digest('hex');

interface BookingBody {
  readonly vehicleId: string;
  readonly startTime: string;
  readonly duration: number;
  readonly purpose: string;
}

const isBooking = (body: Partial<BookingBody>): body is BookingBody =>
  onlyKnows(body, 'vehicleId', 'startTime', 'endTime', 'duration', 'purpose') &&
  UUID.test(body.vehicleId ?? '') &&
  isInstant(body.startTime) &&
  Date.parse(body.startTime) % HOUR_MS === 0 &&
  isWhole(body.duration, 1, 24) &&
  isText(body.purpose) &&
  body.purpose.trim() !== '';

const book: Route = {
  method: 'POST',
  path: /^\/api\/bookings$/,
  ask: async ({ request, address, session, now, correlation }) => {
    const body = (await jsonOf(request)) as Partial<BookingBody>;
    if (!isBooking(body)) return undefined;
    const key = request.headers['idempotency-key'] ?? null;
    const hash = key && hashOf('POST', address, body);
    const { vehicleId, startTime, duration, purpose } = body;
    return {
      name: 'bench.book',
      text: 'SELECT status, body, responder FROM bench_book($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      values: [session, now, correlation, key, hash, vehicleId, startTime, duration, purpose.trim()],
    };
  },
};

const approve: Route = {
  method: 'PUT',
  path: /^\/api\/admin\/bookings\/[^/]+\/approve$/,
  ask: async ({ request, address, session, now, correlation }) => {
    const body = (await jsonOf(request)) as { approved?: unknown; adminNotes?: unknown };
    const { approved, adminNotes = '' } = body;
    if (!onlyKnows(body, 'approved', 'adminNotes') || approved !== true || !isText(adminNotes)) return undefined;
    return {
      name: 'bench.approve',
      text: 'SELECT status, body, responder FROM bench_approve($1, $2, $3, $4, $5)',
      values: [session, now, correlation, idIn(address), adminNotes.trim() || null],
    };
  },
};

const checkIn: Route = {
  method: 'POST',
  path: /^\/api\/bookings\/[^/]+\/check-in$/,
  ask: async ({ request, address, session, now, correlation }) => {
    const body = (await jsonOf(request)) as { mileage?: unknown; fuelLevel?: unknown; checklist?: unknown };
    const { mileage, fuelLevel, checklist } = body;
    const isComplete =
      onlyKnows(body, 'mileage', 'fuelLevel', 'checklist') &&
      isWhole(mileage, 0, 9_999_999) &&
      isWhole(fuelLevel, 0, 100) &&
      Array.isArray(checklist) &&
      checklist.every(isText) &&
      new Set(checklist).size === checklist.length;
    if (!isComplete) return undefined;
    return {
      name: 'bench.check-in',
      text: 'SELECT status, body, responder FROM bench_check_in($1, $2, $3, $4, $5, $6, $7)',
      values: [session, now, correlation, idIn(address), mileage, fuelLevel, JSON.stringify(checklist)],
    };
  },
};

const periodIn = (address: string): readonly [from: string, to: string] | undefined => {
  const search = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const [from, to] = [search.get('from'), search.get('to')];
  if (!isInstant(from) || !isInstant(to)) return undefined;
  return [instantOfDate(new Date(from)), instantOfDate(new Date(to))];
};

export const bareRoutes: readonly Route[] = [
  book,
  approve,
  checkIn,
  { method: 'GET', path: /^\/api\/bookings$/, ask: ({ session, now }) => ({ ...ownBookings, values: [session, now] }) },
  {
    method: 'GET',
    path: /^\/api\/admin\/bookings$/,
    ask: ({ session, now }) => ({ ...diaryPage, values: [session, now] }),
  },
  {
    method: 'GET',
    path: /^\/api\/vehicles\/[^/]+\/calendar\?/,
    ask: ({ address, session, now }) => {
      const period = periodIn(address);
      return period && { ...vehicleCalendar, values: [session, now, idIn(address), ...period, ...period] };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/admin\/overview\?/,
    ask: ({ address, session, now }) => {
      const period = periodIn(address);
      return period && { ...overview, values: [session, now, ...period] };
    },
  },
];
