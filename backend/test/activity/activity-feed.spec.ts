import type { Response } from 'supertest';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { rebuild } from '../../src/platform/event-store/rebuild/rebuild.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { wiring } from '../../src/app/app.module.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift } from '../support/shift.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advanceMinutes(1));

interface Activity {
  readonly code: string;
  readonly sentence: string;
}
const feedOf = async (person: Person) => (await person.get('/api/activity').expect(200)).body as Activity[];
const codesOf = async (person: Person) => (await feedOf(person)).map(({ code }) => code);

describe('the activity feed', () => {
  it('is for somebody who is signed in', async () => {
    expect((await app.visitor().get('/api/activity').expect(401)).body.code).toBe('SIGNED_OUT');
  });

  it('is empty before anything happened', async () => {
    expect(await feedOf(await app.signIn('111'))).toEqual([]);
  });

  it('tells of a whole shift, newest first, with the booking that it is about', async () => {
    const dana = await app.signIn('101');
    const step = shift(app, dana, admin);
    const booking = await step.active('BLS1', mondayEvening);
    await step.checkOut(booking);
    await eventually(async () =>
      expect(await codesOf(dana)).toEqual([
        'vehicle-checked-out',
        'vehicle-checked-in',
        'agreement-signed',
        'booking-approved',
        'booking-requested',
      ]),
    );
    expect((await feedOf(dana)).at(-1)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: 'booking-requested',
      happenedAt: app.clock.now(),
      sentence: 'Booking requested: BLS1, Mon 23 Nov, 18:00 - 22:00 (4 hours).',
      booking: {
        id: booking.id,
        vehicleName: 'BLS1',
        startTime: mondayEvening.startTime,
        endTime: '2026-11-23T20:00:00.000Z',
      },
    });
  });

  it('tells a withdrawn booking from a cancelled and a rejected one', async () => {
    const amir = await app.signIn('102');
    const step = shift(app, amir, admin);
    const [first, second, third] = [
      await step.request('ALS1', { startTime: '2026-11-24T06:00:00.000Z', duration: 1 }),
      await step.request('ALS1', { startTime: '2026-11-24T07:00:00.000Z', duration: 1 }),
      await step.request('ALS1', { startTime: '2026-11-24T08:00:00.000Z', duration: 1 }),
    ];
    app.clock.advanceMinutes(1);
    await amir.delete(`/api/bookings/${first.id}`).expect(200);
    app.clock.advanceMinutes(1);
    await admin.delete(`/api/admin/bookings/${second.id}`).send({}).expect(200);
    app.clock.advanceMinutes(1);
    await admin.put(`/api/admin/bookings/${third.id}/approve`).send({ approved: false }).expect(200);
    await eventually(async () =>
      expect((await codesOf(amir)).slice(0, 3)).toEqual(['booking-rejected', 'booking-cancelled', 'booking-withdrawn']),
    );
  });

  it('goes on page by page, in order and without repeating itself', async () => {
    const amir = await app.signIn('102');
    const whole = await feedOf(amir);
    const paged: Activity[] = [];
    let path: string | undefined = '/api/activity?limit=2';
    while (path !== undefined) {
      const page: Response = await amir.get(path).expect(200);
      paged.push(...(page.body as Activity[]));
      path = /^<([^>]*)>; rel="next"$/.exec(page.get('Link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
    expect(whole.length).toBeGreaterThan(4);
  });

  it('refuses a cursor that no page gave out', async () => {
    const dana = await app.signIn('101');
    expect((await dana.get('/api/activity?cursor=made-up').expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it("never tells of somebody else's doings", async () => {
    expect(await feedOf(await app.signIn('104'))).toEqual([]);
    expect(await feedOf(admin)).toEqual([]);
  });

  it('is the same when it is made anew from the log', async () => {
    const [dana, before] = [await app.signIn('101'), await feedOf(await app.signIn('101'))];
    const options = { url: app.testDatabase.url, wiring, only: ['activity-feed'] };
    expect(await verify(options)).toEqual([]);
    await withConnection(app.testDatabase.url, (client) => client.query('DELETE FROM activity_feed'));
    expect(await feedOf(dana)).toEqual([]);
    await rebuild(options);
    expect(await feedOf(dana)).toEqual(before);
  });
});
