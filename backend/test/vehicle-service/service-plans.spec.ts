import { MOST_SERVICE_PLANS } from '@rigbook/contracts/fleet/service-plan.rules';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, shift } from '../support/shift.js';
import { insuredUntil, oil, plansOf } from '../support/vehicle-service.js';
import { vehiclesBy } from '../fleet/support/fleet.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let plans: ReturnType<typeof plansOf>;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
  plans = plansOf(app, admin);
});
afterAll(() => app.close());

const { add } = vehiclesBy(() => admin);

describe('a plan of service', () => {
  it('is due after its months until the odometer was read', async () => {
    const { name } = await add();
    const id = await plans.set(name, oil);
    expect(await plans.of(name)).toEqual([
      {
        id,
        vehicle: { id: expect.any(String), name },
        ...oil,
        name: null,
        validUntil: null,
        due: { state: 'later', dueOn: '2027-06-01', inDays: 190, isEstimate: false, kmLeft: null },
      },
    ]);
  });

  it('estimates the days until it is due from the use of the last weeks', async () => {
    const { name } = await add();
    await plans.set(name, { ...oil, everyKm: 8_500 });
    const step = shift(app, dana, admin);
    app.clock.set('2026-11-02T08:00Z');
    await step.checkOut(await step.active(name, { startTime: '2026-11-02T09:00Z', duration: 1 }, { mileage: 46_000 }), {
      mileage: 46_100,
    });
    app.clock.set('2026-11-22T08:00Z');
    const latest = await step.active(name, { startTime: '2026-11-22T09:00Z', duration: 1 }, { mileage: 48_000 });
    await step.checkOut(latest, { mileage: 48_100 });
    app.clock.set('2026-11-23T08:00Z');
    const due = async () => (await plans.of(name))[0]?.due;
    const soon = { state: 'soon', dueOn: '2026-11-27', inDays: 4, isEstimate: true, kmLeft: 400 };
    await eventually(async () => expect(await due()).toEqual(soon)); // the ledger follows within moments
    // the readings were of a dashboard that showed too much: what is due follows the corrected ones
    const correct = (step: string, seenMileage: number, mileage: number) =>
      admin
        .post(`/api/admin/bookings/${latest.id}/reading-corrections`)
        .send({ step, seenMileage, mileage, reason: 'A digit too many' });
    expect((await correct('check-in', 48_000, 46_500)).status).toBe(200);
    expect((await correct('check-out', 48_100, 46_600)).status).toBe(200);
    await eventually(async () => expect(await due()).toMatchObject({ kmLeft: 1_900, isEstimate: true, inDays: 67 }));
  });

  it('changes, and ends', async () => {
    const { name } = await add();
    const id = await plans.set(name, oil);
    expect((await plans.change(name, id, { ...oil, everyMonths: 6 }, oil)).status).toBe(204);
    expect((await plans.of(name))[0]).toMatchObject({ id, everyMonths: 6, due: { dueOn: '2026-12-01', inDays: 8 } });
    expect((await plans.end(name, id)).status).toBe(204);
    expect(await plans.of(name)).toEqual([]);
    expect((await plans.end(name, id)).body.code).toBe('SERVICE_PLAN_NOT_FOUND');
    expect((await plans.change(name, id, oil, oil)).body.code).toBe('SERVICE_PLAN_NOT_FOUND');
  });

  it('changes only from what was seen, so that what was recorded meanwhile is not lost', async () => {
    const { name } = await add();
    const id = await plans.set(name, oil);
    await plans.done(name, id, { doneOn: '2026-11-22', mileageKm: 54_900 });
    const more = { ...oil, everyKm: 20_000 };
    expect((await plans.change(name, id, more, oil)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await plans.of(name))[0]).toMatchObject({ everyKm: 15_000, lastDoneKm: 54_900 });
    const seen = { ...oil, lastDoneOn: '2026-11-22', lastDoneKm: 54_900 };
    expect((await plans.change(name, id, { ...seen, everyKm: 20_000 }, seen)).status).toBe(204);
    expect((await plans.change(name, id, { ...seen, everyKm: 20_000 }, seen)).status).toBe(204);
    const { body } = await plans.change(name, id, more, 'unseen' as never);
    expect(body.errors).toMatchObject([{ field: 'seen' }]);
  });

  it('is one of its kind, and one of a limited number', async () => {
    const { name } = await add();
    await plans.set(name, oil);
    expect((await plans.try(name, oil)).body).toMatchObject({
      code: 'SERVICE_PLAN_TAKEN',
      facts: { vehicleName: name },
    });
    for (let nth = 1; nth < MOST_SERVICE_PLANS; nth += 1)
      await plans.set(name, { ...oil, kind: 'other', name: `${nth}` });
    expect((await plans.try(name, insuredUntil('2026-12-31'))).body).toMatchObject({
      code: 'TOO_MANY_SERVICE_PLANS',
      facts: { most: MOST_SERVICE_PLANS },
    });
  });

  it('says what is wrong by field', async () => {
    const { name } = await add();
    const wrong = async (plan: object) =>
      ((await plans.try(name, plan)).body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(await wrong({ ...oil, lastDoneOn: '2026-11-24' })).toEqual(['lastDoneOn']);
    expect(await wrong({ kind: 'insurance' })).toEqual(['validUntil']);
    for (const end of ['0000-01-01', '9999-12-31']) expect(await wrong(insuredUntil(end))).toEqual(['validUntil']);
    expect(await wrong({ ...oil, lastDoneOn: '0000-01-01' })).toEqual(['lastDoneOn']);
    expect(await wrong({ kind: 'wheels', everyKm: 0, lastDoneOn: '2026-02-30' })).toEqual([
      'kind',
      'everyKm',
      'lastDoneOn',
    ]);
  });

  it('is for administrators, and of vehicles of the fleet', async () => {
    await dana.get('/api/admin/service-plans').expect(403);
    const path = '/api/admin/vehicles/0199c0de-0000-7000-8000-00000000dead/service-plans';
    expect((await admin.post(path).send(oil)).body.code).toBe('VEHICLE_NOT_FOUND');
    expect((await admin.delete(`${path}/0199c0de-0000-7000-8000-00000000dead`)).body.code).toBe('VEHICLE_NOT_FOUND');
  });

  it('of a retired vehicle is due no more', async () => {
    const vehicle = await add();
    await plans.set(vehicle.name, oil);
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(204);
    expect(await plans.of(vehicle.name)).toEqual([]);
  });
});

describe('what was done', () => {
  const servicesOf = async (id: string) =>
    (await admin.get(`/api/admin/vehicles/${id}/services`).expect(200)).body as object[];

  it('moves the next time on, and stays in the list with its cost', async () => {
    const { name, id } = await add();
    const planId = await plans.set(name, oil);
    const done = { doneOn: '2026-11-22', mileageKm: 54_900, costCents: 42_050 };
    expect((await plans.done(name, planId, done)).status).toBe(201);
    expect((await plans.of(name))[0]).toMatchObject({
      lastDoneOn: '2026-11-22',
      lastDoneKm: 54_900,
      due: { dueOn: '2027-11-22' },
    });
    expect((await plans.done(name, planId, { doneOn: '2026-01-22', mileageKm: 30_000 })).status).toBe(201);
    expect((await plans.of(name))[0]).toMatchObject({ lastDoneOn: '2026-11-22', lastDoneKm: 54_900 });
    expect(await servicesOf(id)).toMatchObject([
      { ...done, kind: 'oil', validUntil: null, recordedBy: { unitNumber: '100' } },
      { doneOn: '2026-01-22', costCents: null },
    ]);
    await plans.end(name, planId);
    expect(await servicesOf(id)).toHaveLength(2);
    expect((await plans.done(name, planId, done)).body.code).toBe('SERVICE_PLAN_NOT_FOUND');
  });

  it('keeps the higher mileage where the days do not tell which was last', async () => {
    const { name } = await add();
    const byDay = await plans.set(name, oil);
    const byDistance = await plans.set(name, { kind: 'tires', everyKm: 40_000, lastDoneKm: 40_000 });
    const found = async (id: string) => (await plans.of(name)).find((plan) => plan.id === id);
    for (const [id, doneOn] of [
      [byDay, oil.lastDoneOn],
      [byDistance, '2026-01-22'],
    ] as const)
      expect((await plans.done(name, id, { doneOn, mileageKm: 39_000 })).status).toBe(201);
    expect(await found(byDay)).toMatchObject({ lastDoneOn: oil.lastDoneOn, lastDoneKm: 40_000 });
    expect(await found(byDistance)).toMatchObject({ lastDoneOn: null, lastDoneKm: 40_000 });
    // the decision counts from the same as the page: it is changed from what the page shows
    const tires = { kind: 'tires', everyKm: 40_000, lastDoneKm: 40_000 };
    expect((await plans.change(name, byDistance, { ...tires, everyKm: 50_000 }, tires)).status).toBe(204);
  });

  it('of a paper makes it valid longer', async () => {
    const { name } = await add();
    const planId = await plans.set(name, insuredUntil('2026-12-31'));
    for (const validUntil of ['2026-12-30', '2026-12-31'])
      expect((await plans.done(name, planId, { doneOn: '2026-11-22', validUntil })).body.errors).toMatchObject([
        { field: 'validUntil', message: expect.stringContaining('Change') },
      ]);
  });

  it('renews a paper, and its hours can be booked', async () => {
    const { name, id } = await add();
    const planId = await plans.set(name, insuredUntil('2026-11-22'));
    const request = () =>
      dana
        .post('/api/bookings')
        .send({ vehicleId: id, ...mondayEvening, startTime: '2026-11-24T16:00:00.000Z', duration: 1 });
    expect((await request()).body.code).toBe('VEHICLE_PAPERS_EXPIRED');
    expect((await plans.done(name, planId, { doneOn: '2026-11-23' })).body.errors).toMatchObject([
      { field: 'validUntil' },
    ]);
    expect((await plans.done(name, planId, { doneOn: '2026-11-23', validUntil: '2027-11-22' })).status).toBe(201);
    expect((await plans.of(name))[0]).toMatchObject({ validUntil: '2027-11-22', lastDoneOn: null });
    expect((await request()).status).toBe(201);
  });

  it('has a day that has come, and a mileage where the plan counts it', async () => {
    const { name } = await add();
    const planId = await plans.set(name, oil);
    const { body } = await plans.done(name, planId, { doneOn: '2026-11-24' });
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual(['doneOn', 'mileageKm']);
  });
});
