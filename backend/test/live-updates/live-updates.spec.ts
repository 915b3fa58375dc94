import { isAdminTopic, type LiveTopic, openTopics } from '@rigbook/contracts/live-updates/live.words';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { LiveUpdates } from '../../src/platform/live-updates/live-updates.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { cookieOf, ends, openStream, type OpenedStream } from '../support/live-stream.js';
import { mondayEvening, vehicleId } from '../support/shift.js';

const BUSY_MACHINE_MS = 30_000;
const password = 'rigbook-demo';

/** Requests go to one process, streams are at the other. */
let here: TestApp;
let there: TestApp;
let admin: Person;
const opened: OpenedStream[] = [];

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ shareDatabaseOf: here, worker: false });
  admin = await here.signInAdmin();
});
afterEach(() => opened.splice(0).forEach((stream) => stream.close()));
afterAll(async () => {
  await there.close();
  await here.close();
});

async function stream(unitNumber: string, adminPassword?: string): Promise<OpenedStream> {
  const one = await openStream(there, await cookieOf(here, unitNumber, adminPassword));
  opened.push(one);
  await settle(one);
  one.forget();
  return one;
}

/** A stream that heard this has heard everything that was published before. */
async function settle(...streams: readonly OpenedStream[]): Promise<void> {
  here.nest.get(LiveUpdates).send({ topic: 'organisation' });
  await Promise.all(streams.map((one) => one.hears('organisation')));
}

let hour = 0;
/** Each takes hours of its own. */
async function requestAs(person: Person, vehicle = 'BLS1'): Promise<string> {
  hour += 1;
  const startTime = new Date(Date.parse(mondayEvening.startTime) + hour * 3_600_000).toISOString();
  const wish = { vehicleId: await vehicleId(here, vehicle), startTime, duration: 1, purpose: 'Live' };
  return ((await person.post('/api/bookings').send(wish).expect(201)).body as { id: string }).id;
}

describe('a change at one process', () => {
  it('reaches the streams of another one, the views that follow it included', async () => {
    const [watching, own] = [await stream('100', password), await stream('101')];
    await requestAs(await here.signIn('101'));
    await watching.hears('admin-bookings', 'vehicle-hours', 'admin-dashboard');
    await own.hears('bookings', 'vehicle-hours', 'activity');
  });

  it('tells a responder nothing of what they may not read', async () => {
    const [watching, own, other] = [await stream('100', password), await stream('101'), await stream('102')];
    await requestAs(await here.signIn('101'));
    await watching.hears('admin-bookings', 'admin-dashboard');
    await own.hears('bookings', 'activity');
    await admin.put('/api/admin/settings').send({ organizationName: 'Night Riders' }).expect(200);
    await watching.hears('admin-settings');
    await settle(watching, own, other);
    expect(own.topics().filter(isAdminTopic)).toEqual([]);
    expect(new Set(other.topics())).toEqual(new Set<LiveTopic>(['vehicle-hours', 'organisation']));
  });

  it('tells an administrator without the password as much as a responder, and more once it is entered', async () => {
    const cookie = await cookieOf(here, '100');
    const watching = await openStream(there, cookie);
    opened.push(watching);
    await settle(watching);
    watching.forget();
    await requestAs(await here.signIn('101'));
    await watching.hears('vehicle-hours');
    await settle(watching);
    expect(watching.topics().filter(isAdminTopic)).toEqual([]);

    const entered = await fetch(`${here.url}/api/auth/verify-admin-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ password }),
    });
    await eventually(() => expect(watching.isOver()).toBe(true), BUSY_MACHINE_MS);
    const again = await openStream(there, entered.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    opened.push(again);
    await requestAs(await here.signIn('102'));
    await again.hears('admin-bookings');
  });

  it('is told once, however many commits it was', async () => {
    const watching = await stream('100', password);
    const updates = here.nest.get(LiveUpdates);
    for (let time = 0; time < 500; time += 1) updates.send({ topic: 'admin-notifications' });
    await watching.hears('admin-notifications');
    await settle(watching);
    // one message, or two where the first of them was sent before the rest was said
    expect(watching.topics().filter((topic) => topic === 'admin-notifications').length).toBeLessThanOrEqual(2);
  });
});

describe('a stream', () => {
  it('is not compressed, not kept, and says when to come back', async () => {
    const one = await openStream(there, await cookieOf(here, '102'), { 'accept-encoding': 'br, gzip' });
    opened.push(one);
    expect(one.status).toBe(200);
    expect(one.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': expect.stringContaining('no-store') as string,
      'x-accel-buffering': 'no',
      'x-correlation-id': expect.any(String) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(one.headers['content-encoding']).toBeUndefined();
    await eventually(() => expect(one.text()).toMatch(/^retry: \d{4}$/m), BUSY_MACHINE_MS);
  });

  it('ends with its session', async () => {
    const cookie = await cookieOf(here, '103');
    const [one, other] = [await openStream(there, cookie), await stream('103')];
    await fetch(`${here.url}/api/auth/logout`, { method: 'POST', headers: { cookie } });
    await ends(one);
    await settle(other);
    expect(other.isOver()).toBe(false);
  });

  it('ends when its responder is deleted', async () => {
    const users = (await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[];
    const leaving = users.find(({ unitNumber }) => unitNumber === '105');
    const one = await stream('105');
    await admin.delete(`/api/users/${leaving?.id}`).expect(204);
    await ends(one);
  });

  it('loses what only administrators see with the right to it', async () => {
    const cookie = await cookieOf(here, '100', password);
    const one = await openStream(there, cookie);
    opened.push(one);
    await there.testDatabase.database.query({
      name: 'test.close-administration',
      text: `UPDATE session SET admin_until = NULL WHERE responder_id = (SELECT id FROM responder WHERE unit_number = '100')`,
      values: [],
    });
    here.nest.get(LiveUpdates).send({ topic: 'session' });
    await eventually(async () => {
      one.forget();
      here.nest.get(LiveUpdates).send({ topic: 'admin-users' });
      await settle(one);
      expect(one.topics()).not.toContain('admin-users');
    }, BUSY_MACHINE_MS);
    admin = await here.signInAdmin();
  });

  it('is one of a dozen of its person at most', async () => {
    const cookie = await cookieOf(here, '104');
    const all = await Promise.all(Array.from({ length: 13 }, () => openStream(there, cookie)));
    opened.push(...all);
    expect(all.filter(({ status }) => status === 200).length).toBe(12);
    const refused = all.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.headers['retry-after']]).toEqual([429, '60']);
  });
});

it('tells a new stream what changed while its screen was being loaded', async () => {
  await stream('101');
  await requestAs(await here.signIn('101'));
  const late = await openStream(there, await cookieOf(here, '101'));
  opened.push(late);
  await late.hears('bookings', 'vehicle-hours');
});

it('sends everything once after the connection for live updates was cut', async () => {
  const one = await stream('101');
  await settle(one);
  one.forget();
  await withConnection(there.testDatabase.url, (owner) =>
    owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE application_name = 'rigbook live updates' AND datname = current_database()`),
  );
  await one.hears(...openTopics);
  expect(one.isOver()).toBe(false);
  one.forget();
  await settle(one);
});

it('tells what a process said just before it stopped', async () => {
  const watching = await stream('101');
  const stopping = await startTestApp({ shareDatabaseOf: here, worker: false });
  const updates = stopping.nest.get(LiveUpdates);
  updates.send({ topic: 'vehicle-hours' });
  await watching.hears('vehicle-hours');
  // the last answers are given as the server closes, and much has just been said
  const talking = setInterval(() => updates.send({ topic: 'vehicle-hours' }), 5);
  stopping.nest.getHttpServer().on('close', () => {
    clearInterval(talking);
    updates.send({ topic: 'vehicles' });
  });
  await stopping.close();
  await watching.hears('vehicles');
});

it('lets go of its streams when the process stops', async () => {
  const stopping = await startTestApp({ shareDatabaseOf: here, worker: false });
  const one = await openStream(stopping, await cookieOf(here, '101'));
  await stopping.close();
  await ends(one);
});
