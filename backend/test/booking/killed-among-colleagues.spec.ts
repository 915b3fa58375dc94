/** @runs-alone It kills processes again and again, which takes longer than any other spec. */
import { setTimeout } from 'node:timers/promises';
import { staysOutOfAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { addHours, DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { openCheckInDaysAhead } from '../support/check-in-ahead.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { amount } from '../support/endurance.js';
import { cookieOf } from '../support/live-stream.js';
import { oneOf } from '../support/random-commands.js';
import { addResponders, addVehicles, signInAt } from '../support/random-organisation.js';
import { type Person, type Promised, randomSteps } from '../support/random-steps.js';
import { type KilledServer, serverToKill } from '../support/servers/killed-server.js';

const STEPS = amount({ usual: 300, endurance: 10_000 });
const KILLS = amount({ usual: 2, endurance: 20 });
/** Events that this many random steps must produce. */
const byChance = {
  usual: ['BookingRequested', 'BookingApproved', 'WaitlistJoined'],
  endurance: [
    'BookingChanged',
    'BookingExtended',
    'BookingExtensionRequested',
    'BookingHandedOn',
    'HandingOnAccepted',
    'HandingOnEnded',
    'WaitlistOfferAccepted',
    'WaitlistOfferEnded',
    'StandingShiftMade',
    'StandingShiftChanged',
    'StandingShiftEnded',
    'VehicleTakenInEmergency',
    'EmergencyTakeReviewed',
  ],
}[amount({ usual: 0, endurance: 1 }) === 1 ? 'endurance' : 'usual'];
const RESPONDERS = 16;
/** Few, so that hours are fought for. */
const VEHICLES = 6;
const AT_ONCE = 8;

const now = instantOfDate(new Date());
const mayTakeNow = staysOutOfAdminOnlyPeriod(
  { startAt: addHours(now, -2), endAt: addHours(now, 3) },
  false,
  DEFAULT_ZONE,
);

let store: TestDatabase;
let server: KilledServer;

beforeAll(async () => {
  store = await openTestDatabase();
  await openCheckInDaysAhead(store.url);
  server = serverToKill(store.url);
});
afterAll(async () => {
  server.remove();
  await store.close();
});

const rows = <Row extends object>(name: string, text: string) =>
  store.database.query<Row>({ name: `test.${name}`, text, values: [] });

/** An answer that no step may get. */
class Unexpected extends Error {}

/** A person who asks the server that runs now. Without an answer, or where a busy database gave none in time, nothing is promised. */
const personAt = (urlOf: () => string, id: string, cookies: Record<'responder' | 'admin', string>): Person => ({
  id,
  async ask<Answer extends object>(by: 'responder' | 'admin', method: string, path: string, body?: object) {
    const answer = await fetch(urlOf() + path, {
      method,
      headers: { cookie: cookies[by], ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    if (answer.status === 401 || answer.status === 400 || (answer.status >= 500 && answer.status !== 503))
      throw new Unexpected(`${method} ${path}: ${answer.status} ${said}`);
    return answer.ok ? ((said === '' ? {} : JSON.parse(said)) as Answer) : undefined;
  },
});

/** People of an organization that allows what it can, with holds that are as short as can be. */
async function people(url: string, urlOf: () => string): Promise<readonly Person[]> {
  const admin = await cookieOf({ url }, '100', 'rigbook-demo');
  const asAdmin = async (method: string, path: string, body: object): Promise<void> => {
    const headers = { cookie: admin, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const settings = { emergencyTakes: true, waitlistHoldMinutes: 5, waitlistShortHoldMinutes: 5 };
  await asAdmin('PUT', '/api/admin/settings', settings);
  const units = await addResponders(store, RESPONDERS);
  const ids = await rows<{ id: string; unit: string }>('ids', 'SELECT id, unit_number AS unit FROM responder');
  const all: Person[] = [];
  for (const unit of units) {
    const { id = '' } = ids.find((row) => row.unit === unit) ?? {};
    await asAdmin('PUT', `/api/users/${id}`, { takesInEmergency: true });
    all.push(personAt(urlOf, id, { responder: await signInAt(url, unit), admin }));
  }
  return all;
}

/** Holds and offers that should be over for a minute, and holds without an offer. */
const leftOver = async () => ({
  offers: await rows(
    'late-offers',
    `SELECT * FROM waitlist_wish WHERE status = 'offered' AND hold_ends_at < now() - interval '1 minute'`,
  ),
  holds: await rows(
    'late-holds',
    `SELECT v.* FROM vehicle_reservation v LEFT JOIN waitlist_wish w ON w.wish_id = v.booking_id
     WHERE v.is_hold AND (w.status IS DISTINCT FROM 'offered' OR w.hold_ends_at < now() - interval '1 minute')`,
  ),
  handingOn: await rows(
    'late-gifts',
    `SELECT * FROM handing_on WHERE status = 'open' AND start_at < now() - interval '1 minute'`,
  ),
});

it(
  `keeps what was answered through ${STEPS} random steps between people and ${KILLS} kills, and leaves no hold behind`,
  async () => {
    const step = await randomSteps();
    const promised: Promised[] = [];
    let url = '';
    let all: readonly Person[] | undefined;
    let vehicleIds: readonly string[] = [];
    let sent = 0;
    for (let life = 0; life <= KILLS; life += 1) {
      url = await server.start();
      if (!all) {
        all = await people(url, () => url);
        vehicleIds = await addVehicles(url, await cookieOf({ url }, '100', 'rigbook-demo'), VEHICLES);
      }
      const present = all;
      const until = Math.floor((STEPS * (life + 1)) / (KILLS + 1));
      let killed = false;
      const failures: unknown[] = [];
      const acting = Array.from({ length: AT_ONCE }, async () => {
        try {
          while (sent < until) {
            sent += 1;
            const kept = await step(oneOf(present), { vehicleIds, other: () => oneOf(present) });
            if (kept) promised.push(kept);
          }
        } catch (error) {
          // without an answer the server was killed
          if (!killed || error instanceof Unexpected) failures.push(error);
        }
      });
      // the first to finish: the others are in the middle of theirs
      await Promise.race(acting);
      if (life < KILLS) {
        killed = true;
        await server.kill();
      }
      await Promise.all(acting);
      expect(failures).toEqual([]);
    }
    for (let tries = 0; tries < 300 && Object.values(await leftOver()).some(({ length }) => length > 0); tries += 1)
      await setTimeout(1_000);
    expect(await leftOver()).toEqual({ offers: [], holds: [], handingOn: [] });
    await server.kill();

    const events = await rows<{ stream: string; type: string }>('events', 'SELECT stream, type FROM event');
    const typesOf = new Map<string, string[]>();
    for (const { stream, type } of events) typesOf.set(stream, [...(typesOf.get(stream) ?? []), type]);
    const asked = new Map<string, number>();
    for (const { stream, type } of promised)
      asked.set(`${stream} ${type.source}`, (asked.get(`${stream} ${type.source}`) ?? 0) + 1);
    const lost = promised.filter(({ stream, type }) => {
      const stored = typesOf.get(stream)?.filter((one) => type.test(one)) ?? [];
      return stored.length < (asked.get(`${stream} ${type.source}`) ?? 0);
    });
    expect(lost).toEqual([]);
    expect(await verify({ url: store.url, wiring })).toEqual([]);
    const seen = new Set(events.map(({ type }) => type));
    const missing = byChance.filter((type) => !seen.has(type));
    // from Friday to Sunday morning responders take no vehicle now
    expect(missing.filter((type) => mayTakeNow || !type.includes('Emergency'))).toEqual([]);
  },
  amount({ usual: 900_000, endurance: 7_200_000 }),
);
