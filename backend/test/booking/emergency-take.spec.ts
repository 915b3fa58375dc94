import sharp from 'sharp';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { checkOutForm, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T08:17:31.250Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const cancel = ({ id }: { readonly id: string }) => admin.delete(`/api/admin/bookings/${id}`).expect(200);
const change = (text: string) => app.database.query({ name: `test.${text}`, text, values: [] });
const inHistoryOf = async (by: Person, id: string) =>
  (await by.get(`/api/audit/bookings/${id}/history`).expect(200)).body as { type: string; facts: object }[];

describe('taking a vehicle in an emergency', () => {
  it('is off at first, and then only for people whom an administrator marked', async () => {
    expect((await admin.get('/api/admin/settings').expect(200)).body.emergencyTakes).toBe(false);
    expectProblem(await emergency(app, dana).take(), 403, 'EMERGENCY_TAKES_OFF');
    await allowTakes(admin);
    expect((await dana.get('/api/auth/user').expect(200)).body.mayTakeInEmergency).toBe(false);
    expectProblem(await emergency(app, dana).take(), 403, 'NOT_MARKED_FOR_EMERGENCIES');
    await allowTakes(admin, '101', '102', '103', '105', '100');
    expect((await dana.get('/api/auth/user').expect(200)).body.mayTakeInEmergency).toBe(true);
  });

  it('begins a signed shift at that moment, without approval, and a review is due', async () => {
    const { status, body, headers } = await emergency(app, dana).take('ALS1', { reason: 'Child not breathing' });
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'active',
        startTime: '2026-11-23T08:17:31.250Z',
        endTime: '2026-11-23T10:17:31.250Z',
        requestedAt: '2026-11-23T08:17:31.250Z',
        duration: 2,
        purpose: 'Child not breathing',
        signedAt: '2026-11-23T08:17:31.250Z',
        checkedInAt: '2026-11-23T08:17:31.250Z',
        decidedAt: null,
        emergencyReview: 'due',
      },
    ]);
    expect(headers['location']).toBe(`/api/bookings/${body.id}`);
    expect(body).toEqual((await dana.get(`/api/bookings/${body.id}`).expect(200)).body);
    const events = await inHistoryOf(admin, body.id);
    expect(events.map(({ type }) => type)).toEqual(['VehicleTakenInEmergency', 'AgreementSigned', 'VehicleCheckedIn']);
    const pdf = await dana.get(`/api/agreements/${body.id}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const dossier = await admin.get(`/api/audit/bookings/${body.id}/dossier`);
    expect(dossier.status).toBe(200);
    const fleet = (await app.visitor().get('/api/vehicles').expect(200)).body as { name: string; status: string }[];
    expect(fleet.find(({ name }) => name === 'ALS1')?.status).toBe('in_use');
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
    expectProblem(await emergency(app, dana).take('BLS1'), 409, 'HAS_ANOTHER_VEHICLE');
    const back = await shift(app, dana, admin).checkOut(body);
    expect(back).toMatchObject({ status: 'completed', emergencyReview: 'due' });
  });

  it('overrides no booking, and offers the longest free time', async () => {
    const next = { startTime: '2026-11-23T12:00:00.000Z', duration: 2 };
    const booked = await shift(app, await app.signIn('104'), admin).request('BLS1', next);
    const refused = await emergency(app, dana).take('BLS1', { duration: 5 });
    expectProblem(refused, 409, 'EMERGENCY_HOURS_TAKEN');
    expect(refused.body).toMatchObject({ facts: { freeHours: 3, taken: { startAt: next.startTime } } });
    const { status, body } = await emergency(app, dana).take('BLS1', { duration: 3 });
    expect([status, body.endTime]).toEqual([201, '2026-11-23T11:17:31.250Z']);
    for (const each of [body, booked]) await cancel(each);
  });

  it('counts its hours in the week in which each begins', async () => {
    const now = app.clock.now();
    app.clock.set('2026-11-28T20:40:00.000Z');
    const by = await app.signInAdmin();
    const own = await emergency(app, by).take('PARAMEDIC 1', { duration: 4 });
    expect(own.status).toBe(201);
    const weeks = await change(
      `SELECT week_starts_on::text AS week, hours FROM responder_week_share WHERE booking_id = '${own.body.id}' ORDER BY 1`,
    );
    expect(weeks).toEqual([
      { week: '2026-11-22', hours: 2 },
      { week: '2026-11-29', hours: 2 },
    ]);
    await by.delete(`/api/admin/bookings/${own.body.id}`).expect(200);
    app.clock.set(now);
  });

  it('can get another end from an administrator', async () => {
    const { body } = await emergency(app, dana).take('BLS1');
    const changed = await admin.post(`/api/admin/bookings/${body.id}/change`).send({
      seen: { vehicleId: body.vehicle.id, startTime: body.startTime, endTime: body.endTime },
      vehicleId: body.vehicle.id,
      startTime: body.startTime,
      duration: 4,
      purpose: body.purpose,
      reason: 'The hospital is full',
    });
    expect([changed.status, changed.body.endTime]).toEqual([200, '2026-11-23T12:17:31.250Z']);
    await cancel(body);
  });
});

const blank = async () => {
  const empty = sharp({ create: { width: 300, height: 150, channels: 4, background: '#0000' } });
  return `data:image/png;base64,${(await empty.png().toBuffer()).toString('base64')}`;
};

describe('an emergency take is refused', () => {
  it.each<[string, number, RefusalCode, () => Promise<object> | object]>([
    ['of an unknown vehicle', 404, 'VEHICLE_NOT_FOUND', () => ({ vehicleId: '0199c0de-ffff-7000-8000-00000000ffff' })],
    ['without a required item', 400, 'REQUIRED_ITEMS_MISSING', () => ({ checklist: [] })],
    ['without a mileage', 400, 'MILEAGE_REQUIRED', () => ({ mileage: null })],
    ['without a name', 400, 'NAME_REQUIRED', () => ({ name: ' ' })],
    ['with an empty drawing', 400, 'SIGNATURE_EMPTY', async () => ({ signature: await blank() })],
    ['with a drawing that is no picture', 400, 'SIGNATURE_INVALID', () => ({ signature: 'data:,' })],
    ['without a reason', 400, 'VALIDATION_FAILED', () => ({ reason: ' ' })],
    ['for half an hour', 400, 'VALIDATION_FAILED', () => ({ duration: 0.5 })],
  ])('%s', async (_what, status, code, more) => {
    expectProblem(await emergency(app, dana).take('BLS1', await more()), status, code);
  });

  it('with a mileage that nobody confirmed and that cannot be', async () => {
    const far = { mileage: 4_829, mileageConfirmed: false };
    expectProblem(await emergency(app, dana).take('ALS1', far), 409, 'MILEAGE_TO_CONFIRM');
  });

  it('of a vehicle in maintenance', async () => {
    const workshop = await vehicleId(app, 'FLY CAR 1');
    await admin.put(`/api/vehicles/${workshop}`).send({ status: 'maintenance' }).expect(200);
    expectProblem(await emergency(app, dana).take('FLY CAR 1'), 409, 'VEHICLE_UNAVAILABLE');
    await admin.put(`/api/vehicles/${workshop}`).send({ status: 'available' }).expect(200);
  });

  it('while somebody returns the vehicle late', async () => {
    const now = app.clock.now();
    const late = await emergency(app, await app.signIn('103')).take('ALS1', { duration: 1 });
    app.clock.set('2026-11-23T09:30:00.000Z');
    expectProblem(await emergency(app, dana).take('ALS1'), 409, 'VEHICLE_IN_USE');
    await cancel(late.body);
    app.clock.set(now);
  });

  it.each<[string, RefusalCode]>([
    ['license_verified = false', 'LICENCE_NOT_VERIFIED'],
    ['department = NULL', 'PROFILE_INCOMPLETE'],
  ])('to a person whose record says %s', async (lacking, code) => {
    const eli = await app.signIn('105');
    await change(`UPDATE responder SET ${lacking} WHERE unit_number = '105'`);
    expectProblem(await emergency(app, eli).take('BLS1'), 403, code);
    await change(`UPDATE responder SET license_verified = true, department = 'EMT' WHERE unit_number = '105'`);
  });

  it('beyond the hours of the week', async () => {
    await shift(app, dana, admin).request('PARAMEDIC 1', { startTime: '2026-11-25T02:00:00.000Z', duration: 24 });
    expectProblem(await emergency(app, dana).take('BLS1', { duration: 7 }), 422, 'WEEKLY_LIMIT_EXCEEDED');
  });

  it('in the hours for administrators, unless they have opened the administration', async () => {
    app.clock.set('2026-11-27T11:30:00.000Z');
    expectProblem(await emergency(app, await app.signIn('103')).take('BLS1'), 403, 'ADMIN_ONLY_PERIOD');
    expectProblem(await emergency(app, await app.signIn('100')).take('BLS1'), 403, 'ADMIN_PASSWORD_REQUIRED');
    const by = await app.signInAdmin();
    const own = await emergency(app, by).take('BLS1');
    expect(own.status).toBe(201);
    await by.delete(`/api/admin/bookings/${own.body.id}`).expect(200);
  });
});

describe('the review of an emergency take', () => {
  let take: { readonly id: string };
  const review = (by: Person, body: object, id = take.id) => by.post(`/api/admin/bookings/${id}/review`).send(body);

  beforeAll(async () => {
    app.clock.set('2026-11-23T08:17:31.250Z');
    [dana, admin] = await Promise.all([app.signIn('102'), app.signInAdmin()]);
    take = (await emergency(app, dana).take('BLS2')).body as { id: string };
    await shift(app, dana, admin).checkOut(take, checkOutForm);
  });

  const toReview = async () => {
    const { body: now } = await admin.get('/api/admin/overview/now').expect(200);
    const { body: diary } = await admin.get('/api/admin/bookings').query({ reviewDue: true }).expect(200);
    const ids = (bookings: readonly { readonly id: string }[]) => bookings.map(({ id }) => id);
    expect(ids(diary).toSorted()).toEqual(ids(now.reviews).toSorted());
    expect(now.reviewsDue).toBe(diary.length);
    return ids(now.reviews);
  };

  it('stands on Today and in the diary until it is made', async () => {
    const before = await toReview();
    expect(before).toContain(take.id);
    app.clock.advanceMinutes(1);
    const other = (await emergency(app, dana).take('FLY CAR 1')).body as { id: string };
    expect((await toReview()).toSorted()).toEqual([...before, other.id].toSorted());
    await shift(app, dana, admin).checkOut(other, checkOutForm);
    await review(admin, { finding: 'accepted' }, other.id).expect(200);
    expect(await toReview()).toEqual(before);
  });

  it('says why it was misuse, once', async () => {
    expectProblem(await review(admin, { finding: 'misuse', note: ' ' }), 400, 'MISUSE_NEEDS_NOTE');
    const { status, body } = await review(admin, { finding: 'misuse', note: 'A private errand' });
    expect([status, body]).toMatchObject([
      200,
      { emergencyReview: 'misuse', emergencyReviewNote: 'A private errand', emergencyReviewedAt: expect.any(String) },
    ]);
    expect((await inHistoryOf(dana, take.id)).at(-1)).toMatchObject({
      type: 'EmergencyTakeReviewed',
      facts: { finding: 'misuse', note: 'A private errand' },
    });
    expectProblem(await review(admin, { finding: 'accepted' }), 409, 'NO_REVIEW_DUE');
  });

  it('is for takes only, of other people', async () => {
    const booking = await shift(app, dana, admin).request('ALS1', { startTime: '2026-11-24T16:00:00.000Z' });
    expectProblem(await review(admin, { finding: 'accepted' }, booking.id), 409, 'NO_REVIEW_DUE');
    const unknown = '0199c0de-ffff-7000-8000-00000000ffff';
    expectProblem(await review(admin, { finding: 'accepted' }, unknown), 404, 'BOOKING_NOT_FOUND');
    const own = await emergency(app, admin).take('ALS1');
    expectProblem(await review(admin, { finding: 'accepted' }, own.body.id), 403, 'OWN_EMERGENCY_TAKE');
  });

  it('leaves views that equal a replay', async () => {
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });
});
