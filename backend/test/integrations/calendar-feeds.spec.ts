import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import ICAL from 'ical.js';
import type { components } from '@rigbook/contracts/api.types';
import { calendarFeedLimits } from '@rigbook/contracts/integrations/calendar-feed.limits';
import { feedOf } from '../../src/integrations/calendar-feeds/calendar-feed.statements.js';
import { ReadingAllowance } from '../../src/integrations/calendar-feeds/read-calendar/read-calendar.controller.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { plansOf } from '../support/vehicle-service.js';

type NewFeed = components['schemas']['NewCalendarFeed'];
type Booking = components['schemas']['Booking'];

let app: TestApp;
let admin: Person;
let dana: Person;
let other: Person;
let pending: Booking;
let approved: Booking;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [admin, dana, other] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
  const step = shift(app, dana, admin);
  approved = await step.request('ALS1');
  await step.approve(approved);
  pending = await step.request('BLS1', { startTime: '2026-11-24T08:00:00.000Z', duration: 2 });
  const rejected = await step.request('BLS2', { startTime: '2026-11-25T08:00:00.000Z', duration: 1 });
  await admin.put(`/api/admin/bookings/${rejected.id}/status`).send({ status: 'rejected' }).expect(200);
  const withdrawn = await step.request('BLS2', { startTime: '2026-11-25T10:00:00.000Z', duration: 1 });
  await dana.delete(`/api/bookings/${withdrawn.id}`).expect(200);
  await shift(app, other, admin).request('BLS2', { startTime: '2026-11-26T08:00:00.000Z', duration: 3 });
});
afterAll(() => app.close());

const make = async (person: Person, at = '/api/calendar-feed'): Promise<string> => {
  const { address } = (await person.post(at).expect(201)).body as NewFeed;
  expect(address).toMatch(new RegExp(`^${app.url.replace('[::1]', '.*')}/api/calendar/[A-Za-z0-9_-]{43}\\.ics$`));
  return new URL(address!).pathname;
};
/** As a calendar program does it: without any cookie. */
const read = (address: string) => app.visitor().get(address);

function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        status: component.getFirstPropertyValue('status'),
        from: event.startDate.toJSDate().toISOString(),
        until: event.endDate.toJSDate().toISOString(),
        zone: event.startDate.zone.tzid,
        description: event.description,
      };
    })
    .sort((one, two) => one.from.localeCompare(two.from));
}

describe("a responder's calendar", () => {
  it('has their own bookings: requested ones are tentative, cancelled and rejected ones left out', async () => {
    const { text, headers } = await read(await make(dana)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(entriesOf(text)).toEqual([
      {
        uid: `${approved.id}@rigbook`,
        summary: 'Shift with ALS1',
        status: 'CONFIRMED',
        from: mondayEvening.startTime,
        until: '2026-11-23T20:00:00.000Z',
        zone: 'UTC',
        description: 'Mon 23 Nov, 18:00 - Mon 23 Nov, 22:00 (Asia/Jerusalem)',
      },
      expect.objectContaining({
        uid: `${pending.id}@rigbook`,
        summary: 'Shift with BLS1 (requested)',
        status: 'TENTATIVE',
      }),
    ]);
    expect(text).toMatch(/\r\nNAME:.*: my shifts\r\n/);
    expect(text).toContain('METHOD:PUBLISH');
  });

  it('speaks the language that its responder chose', async () => {
    const address = await make(other);
    const profile = { firstName: 'Eyal', lastName: 'Bar', email: 'eyal@example.org', department: 'EMT' };
    const { body } = await other.get('/api/auth/user').expect(200);
    const { phoneNumber } = body as { phoneNumber: string };
    await other
      .put('/api/auth/update-profile')
      .send({ ...profile, phoneNumber, language: 'he' })
      .expect(200);
    const { text } = await read(address).expect(200);
    expect(entriesOf(text)).toMatchObject([{ summary: 'משמרת עם BLS2 (בבקשה)' }]);
  });

  it('is not sent again while nothing has happened', async () => {
    const address = await make(dana);
    const { headers } = await read(address).expect(200);
    const etag = String(headers['etag']);
    app.clock.advanceMinutes(5);
    const unchanged = await read(address).set('If-None-Match', etag).expect(304);
    expect(unchanged.text).toBe('');
    await read(address).set('If-None-Match', `W/${etag}`).expect(304);
    await shift(app, dana, admin).sign(approved);
    await read(address).set('If-None-Match', etag).expect(200);
  });

  it('leads nowhere once another address was made, or it was taken back', async () => {
    const former = await make(dana);
    const address = await make(dana);
    await read(former).expect(404);
    await read(address).expect(200);
    const { body } = await dana.get('/api/calendar-feed').expect(200);
    expect(body).toEqual({ madeAt: app.clock.now(), readAt: app.clock.now() });
    await dana.delete('/api/calendar-feed').expect(204);
    await dana.delete('/api/calendar-feed').expect(204);
    const gone = await read(address).expect(404);
    expect(gone.body).toMatchObject({ code: 'CALENDAR_FEED_NOT_FOUND' });
    expect((await dana.get('/api/calendar-feed').expect(200)).body).toEqual({ madeAt: null, readAt: null });
  });

  it('is nowhere kept as its address, and a repeat of the request is not told it', async () => {
    const ask = () => dana.post('/api/calendar-feed').set('Idempotency-Key', 'one-calendar').expect(201);
    const [first, repeat] = [await ask(), await ask()].map(({ body }) => body as NewFeed);
    expect(repeat).toEqual({ ...first, address: null });
    const secret = /([^/]{43})\.ics$/.exec(first?.address ?? '')?.[1] ?? 'none';
    const rows = await app.database.query({
      name: '',
      text: `SELECT FROM calendar_feed f, idempotency_key k, event e
             WHERE concat(f::text, k::text, e::text) LIKE '%' || $1 || '%' LIMIT 1`,
      values: [secret],
    });
    expect(rows).toEqual([]);
  });

  it.each([
    ['dana', '/api/calendar-feed'],
    ['the fleet', '/api/admin/calendar-feed'],
  ])('is one even where it is made twice at the same moment, of %s', async (_, at) => {
    const answers = await Promise.all([1, 2, 3].map(() => (at.includes('admin') ? admin : dana).post(at)));
    const addresses = answers.flatMap(({ body }) => (body as NewFeed).address ?? []);
    const found = await Promise.all(addresses.map(async (address) => (await read(new URL(address).pathname)).status));
    expect(found.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
  });

  it.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43)])('is not found under %s', async (file) => {
    await read(`/api/calendar/${file}`).expect(404);
  });

  it('ends with its responder', async () => {
    const newcomer = await app.signIn('105');
    const address = await make(newcomer);
    const { body } = await newcomer.get('/api/auth/user').expect(200);
    await admin.delete(`/api/users/${(body as { id: string }).id}`).expect(204);
    await read(address).expect(404);
  });
});

describe("the fleet's calendar", () => {
  it('is not found under its address once revoked', async () => {
    const address = await make(admin, '/api/admin/calendar-feed');
    await admin.delete('/api/admin/calendar-feed').expect(204);
    await read(address).expect(404);
  });

  it('has the bookings of all vehicles by unit, and nobody else’s words', async () => {
    const { text } = await read(await make(admin, '/api/admin/calendar-feed')).expect(200);
    expect(entriesOf(text).map(({ summary }) => summary)).toEqual([
      'ALS1: unit 101',
      'BLS1: unit 101 (requested)',
      'BLS2: unit 102 (requested)',
    ]);
    expect(text).not.toMatch(/\b05\d{8}\b|Dana|Evening/);
  });

  it('has what is due of the vehicles, and moves it once it was done', async () => {
    const id = await vehicleId(app, 'BLS1');
    const plans = plansOf(app, admin);
    const planId = await plans.set('BLS1', { kind: 'insurance', validUntil: '2026-12-31' });
    const address = await make(admin, '/api/admin/calendar-feed');
    const dueIn = async () =>
      (await read(address).expect(200)).text.match(/DTSTART;VALUE=DATE:(\d+)\r\n[^]*?SUMMARY:([^\r]*)/)?.slice(1);
    expect(await dueIn()).toEqual(['20261231', 'BLS1: Insurance ends']);
    await plans.done('BLS1', planId, { doneOn: '2026-11-22', validUntil: '2027-12-31' });
    expect(await dueIn()).toEqual(['20271231', 'BLS1: Insurance ends']);
    expect((await read(await make(dana)).expect(200)).text).not.toContain('Insurance');
    await admin.delete(`/api/admin/vehicles/${id}/service-plans/${planId}`).expect(204);
  });

  it('says until when a vehicle is held for its turn-round, which is in no calendar of a responder', async () => {
    await admin.put('/api/admin/settings').send({ turnRoundMinutes: 30 }).expect(200);
    const held = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-27T06:00:00.000Z', duration: 2 });
    await admin.put('/api/admin/settings').send({ turnRoundMinutes: 0 }).expect(200);
    const entryIn = async (address: string) =>
      entriesOf((await read(address).expect(200)).text).find(({ uid }) => uid === `${held.id}@rigbook`);
    expect(await entryIn(await make(admin, '/api/admin/calendar-feed'))).toMatchObject({
      until: '2026-11-27T08:00:00.000Z',
      description: expect.stringContaining('Turn-round until Fri 27 Nov, 10:30.'),
    });
    expect((await entryIn(await make(dana)))?.description).not.toContain('Turn-round');
    await dana.delete(`/api/bookings/${held.id}`).expect(200);
  });

  it('says of a booking that was extended when that was, so that programs take the new end', async () => {
    await admin.put('/api/admin/settings').send({ turnRoundMinutes: 30 }).expect(200);
    const hours = { startTime: '2026-11-27T06:00:00.000Z', duration: 2 };
    const booking = await shift(app, dana, admin).signed('BLS1', hours);
    app.clock.advanceMinutes(5);
    const { id, vehicle, startTime, endTime } = booking;
    const seen = { vehicleId: vehicle.id, startTime, endTime };
    const extension = { seen, hours: 1, addendumVersion: currentAddendumVersion };
    await dana.post(`/api/bookings/${id}/extension`).send(extension).expect(200);
    await admin.put('/api/admin/settings').send({ turnRoundMinutes: 0 }).expect(200);
    const { text } = await read(await make(admin, '/api/admin/calendar-feed')).expect(200);
    const entry = text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .find((part) => part.includes(id));
    const at = new Date(app.clock.now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(entry).toContain(`LAST-MODIFIED:${at}`);
    expect(entry).toContain('Turn-round until Fri 27 Nov\\, 11:30.');
    await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  });

  it('has no hours that an early checkout freed', async () => {
    const step = async () => shift(app, await app.signIn('103'), admin);
    const { active, checkOut } = await step();
    const early = await active('BLS2', { startTime: '2026-11-23T10:00:00.000Z', duration: 2 });
    await checkOut(early);
    const shortened = await active('BLS2', { startTime: '2026-11-23T13:00:00.000Z', duration: 4 });
    app.clock.set('2026-11-23T14:30Z');
    admin = await app.signInAdmin();
    await (await step()).checkOut(shortened);
    const { text } = await read(await make(admin, '/api/admin/calendar-feed')).expect(200);
    const entries = entriesOf(text).filter(({ uid }) => [early, shortened].some(({ id }) => uid.startsWith(id)));
    expect(entries).toMatchObject([{ from: '2026-11-23T13:00:00.000Z', until: '2026-11-23T14:30:00.000Z' }]);
  });

  it('has no entry for a booking that was released', async () => {
    app.clock.set('2026-11-24T14:00Z');
    admin = await app.signInAdmin();
    const missed = await shift(app, await app.signIn('102'), admin).signed('ALS1', {
      startTime: '2026-11-24T15:00:00.000Z',
      duration: 3,
    });
    const address = await make(admin, '/api/admin/calendar-feed');
    const uids = async () => entriesOf((await read(address).expect(200)).text).map(({ uid }) => uid.slice(0, 36));
    expect(await uids()).toContain(missed.id);
    app.clock.set('2026-11-24T16:01Z');
    await releaseBookings(app);
    expect(await uids()).not.toContain(missed.id);
  });

  it('is not read at any pace', async () => {
    const address = await make(admin, '/api/admin/calendar-feed');
    const feed = await app.database.fetch(feedOf(null));
    const allowance = app.nest.get(ReadingAllowance, { strict: false });
    for (let reading = 0; reading < calendarFeedLimits.readingsPerMinute - 1; reading++)
      allowance.take(feed!.id, app.clock.now());
    await read(address).expect(200);
    const { body, headers } = await read(address).expect(429);
    expect(body).toMatchObject({ code: 'CALENDAR_READ_TOO_OFTEN' });
    expect(headers['retry-after']).toBe('60');
    app.clock.advanceMinutes(1);
    await read(address).expect(200);
  });

  it('lasts as long as each hour, also in the night in which one comes twice', async () => {
    app.clock.set('2027-10-27T08:00Z');
    admin = await app.signInAdmin();
    const step = shift(app, admin, admin);
    await step.request('ALS1', { startTime: '2027-10-30T21:00:00.000Z', duration: 4 });
    const { text } = await read(await make(admin, '/api/admin/calendar-feed')).expect(200);
    expect(entriesOf(text)).toMatchObject([
      { summary: 'ALS1: unit 100 (requested)', from: '2027-10-30T21:00:00.000Z', until: '2027-10-31T01:00:00.000Z' },
    ]);
  });
});
