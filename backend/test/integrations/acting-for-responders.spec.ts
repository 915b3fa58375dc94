import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import { makeToken, program, type MadeToken } from './support/program.js';

let app: TestApp;
let admin: Person;
let made: MadeToken;
let scheduler: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  admin = await app.signInAdmin();
  made = await makeToken(admin, ['bookings:write', 'bookings:read', 'audit:read'], { name: 'Scheduler' });
  scheduler = program(app, made.token);
});
afterAll(() => app.close());

const request = async (unitNumber: string, wish: object = {}) =>
  scheduler
    .post('/api/bookings')
    .set('On-Behalf-Of', unitNumber)
    .send({ vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening, ...wish });

const setLicenceOfRuth = (verified: boolean) =>
  app.database.query({
    name: 'test.licence-of-ruth',
    text: `UPDATE responder SET license_verified = $1 WHERE unit_number = '100'`,
    values: [verified],
  });

describe('a program that books for a responder', () => {
  it('does it as that responder may, and the history names the program', async () => {
    await request('101');
    const { body: diary } = await scheduler.get('/api/admin/bookings?unitNumber=101').expect(200);
    const booking = diary[0];
    expect(booking).toMatchObject({ status: 'pending', user: { unitNumber: '101' } });
    const dana = await app.signIn('101');
    await dana.get(`/api/bookings/${booking.id}`).expect(200);

    const { body: withdrawn } = await scheduler
      .delete(`/api/bookings/${booking.id}`)
      .set('On-Behalf-Of', '101')
      .expect(200);
    expect(withdrawn.status).toBe('cancelled');
    const { body: history } = await scheduler.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
    const actor = {
      id: null,
      unitNumber: null,
      firstName: null,
      lastName: null,
      accessToken: { id: made.id, name: 'Scheduler' },
      system: null,
    };
    expect(history).toMatchObject([
      { type: 'BookingRequested', actor },
      { type: 'BookingCancelled', actor, facts: { cancelledBy: 'responder' } },
    ]);
  });

  it('keeps to the rules of that responder', async () => {
    const night = { startTime: '2026-11-27T16:00:00.000Z' };
    expect((await request('101', night)).body.code).toBe('ADMIN_ONLY_PERIOD');
    expect((await request('111')).body.code).toBe('PROFILE_INCOMPLETE');
    expect((await request('110')).body.code).toBe('NOT_FOR_AUDITORS');
  });

  it('has no exemption of an administrator whom it acts for', async () => {
    const night = { startTime: '2026-11-27T16:00:00.000Z' };
    const evening = { startTime: '2026-11-24T16:00:00.000Z' };
    await setLicenceOfRuth(false);
    expect((await request('100', evening)).body.code).toBe('LICENCE_NOT_VERIFIED');
    await setLicenceOfRuth(true);
    expect((await request('100', night)).body.code).toBe('ADMIN_ONLY_PERIOD');
    const body = { vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening, ...night };
    const own = await admin.post('/api/bookings').send(body).expect(201);
    await admin.delete(`/api/bookings/${own.body.id}`).expect(200);
  });

  it('has a withdrawal told to them, since they may not know of it', async () => {
    const { body: booking } = await request('104', { startTime: '2026-11-25T16:00:00.000Z' });
    await scheduler.delete(`/api/bookings/${booking.id}`).set('On-Behalf-Of', '104').expect(200);
    const told = await app.database.query<{ channel: string }>({
      name: 'test.told-of-withdrawal',
      text: `SELECT channel FROM notification
             WHERE booking_id = $1 AND kind = 'booking_cancelled' AND recipient = 'responder' ORDER BY channel`,
      values: [booking.id],
    });
    expect(told.map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
  });

  it('withdraws nothing of another responder', async () => {
    const { body: booking } = await request('102', { startTime: '2026-11-23T21:00:00.000Z' });
    const { body } = await scheduler.delete(`/api/bookings/${booking.id}`).set('On-Behalf-Of', '103').expect(404);
    expect(body.code).toBe('BOOKING_NOT_FOUND');
  });

  it.each([
    ['', 400, 'RESPONDER_NOT_NAMED'],
    ['Dana', 400, 'RESPONDER_NOT_NAMED'],
    ['999', 404, 'RESPONDER_NOT_FOUND'],
  ])('has to name one that exists: %j', async (unitNumber, status, code) => {
    const answer = await request(unitNumber);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('may send again, and the same key for another responder is another command', async () => {
    const send = (unitNumber: string, vehicle: string) =>
      scheduler
        .post('/api/bookings')
        .set('On-Behalf-Of', unitNumber)
        .set('Idempotency-Key', 'tuesday')
        .send({ vehicleId: vehicle, ...mondayEvening, startTime: '2026-11-24T16:00:00.000Z' });
    const vehicle = await vehicleId(app, 'BLS2');
    const first = await send('101', vehicle).expect(201);
    const repeat = await send('101', vehicle).expect(201);
    expect(repeat.body).toEqual(first.body);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect((await send('102', vehicle).expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is not taken for a page of another site, which a browser with a cookie is', async () => {
    const body = { vehicleId: await vehicleId(app, 'PARAMEDIC 1'), ...mondayEvening };
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    await scheduler.post('/api/bookings').set('On-Behalf-Of', '103').set(elsewhere).send(body).expect(201);
    const dana = await app.signIn('101');
    const refused = await dana
      .post('/api/bookings')
      .set({ ...elsewhere, Authorization: `Bearer ${made.token}`, 'On-Behalf-Of': '103' })
      .send(body)
      .expect(403);
    expect(refused.body.code).toBe('CROSS_SITE_REFUSED');
  });
});
