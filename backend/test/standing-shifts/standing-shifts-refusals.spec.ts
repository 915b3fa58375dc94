import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { planOf, read, setStandingShift, standing } from '../support/standing-shifts.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set('2026-11-23T08:00:00.000Z');
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const nobody = '0197f1c2-0001-7000-8000-00000000dead';
const set = async (unit: string, plan: object = {}) =>
  admin.post('/api/admin/standing-shifts').send(await standing(app, unit, plan));

describe('setting a standing shift is refused', () => {
  it.each([
    [{ weekdays: [] }, 'weekdays must name one or more of sunday'],
    [{ weekdays: ['monday', 'monday'] }, 'weekdays must name one or more of sunday'],
    [{ weekdays: ['someday'] }, 'weekdays must name one or more of sunday'],
    [{ startHour: 24 }, 'startHour must be a whole hour from 0 to 23.'],
    [{ duration: 25 }, 'duration must be a whole number of hours from 1 to 24.'],
    [{ fromDay: 'soon' }, 'fromDay must be a day, such as 2026-11-22.'],
    [{ untilDay: '2026-02-30' }, 'untilDay must be a day, such as 2026-11-22.'],
    [{ exceptDays: ['never'] }, 'exceptDays must be days, such as 2026-11-22.'],
    [{ exceptDays: Array.from({ length: 101 }, () => '2026-11-25') }, 'exceptDays must be at most 100 days.'],
    [{ vehicleType: 'Basic' }, 'Send either vehicleId or vehicleType.'],
    [{ vehicleId: null }, 'Send either vehicleId or vehicleType.'],
  ])('with what cannot be meant: %j', async (plan, message) => {
    const { body } = await set('101', plan);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(JSON.stringify(body.errors)).toContain(message);
  });

  it.each([
    [{ responderId: nobody }, 404, 'RESPONDER_NOT_FOUND'],
    [{ vehicleId: nobody }, 404, 'VEHICLE_NOT_FOUND'],
    [{ vehicleId: null, vehicleType: 'Hovercraft' }, 409, 'NO_VEHICLE_OF_TYPE'],
    [{ untilDay: '2026-11-22' }, 409, 'STANDING_SHIFT_WITHOUT_DAYS'],
    [{ untilDay: '2026-11-24', exceptDays: ['2026-11-23'] }, 409, 'STANDING_SHIFT_WITHOUT_DAYS'],
    [{ weekdays: ['thursday', 'friday'] }, 403, 'ADMIN_ONLY_PERIOD'],
    [{ weekdays: ['thursday', 'friday'], exceptDays: ['2026-11-27', '2026-12-04'] }, 403, 'ADMIN_ONLY_PERIOD'],
    [{ startHour: 9, untilDay: '2026-11-23' }, 409, 'STANDING_SHIFT_WITHOUT_DAYS'],
  ] as const)('%j', async (plan, status, code) => {
    expectProblem(await set('101', plan), status, code);
  });

  it('for an auditor, and for oneself', async () => {
    expectProblem(await set('110'), 409, 'CANNOT_BE_BOOKED_FOR');
    expectProblem(await set('100'), 409, 'CANNOT_BE_BOOKED_FOR');
  });
});

describe('a change or an end is refused', () => {
  const noShift = `/api/admin/standing-shifts/${nobody}`;
  it('where there is no such standing shift', async () => {
    const shift = await setStandingShift(app, admin, '101');
    const plan = planOf(await read(admin, shift));
    const ending = { changedAt: plan.changedAt, cancelBookings: true };
    expectProblem(await admin.get(noShift), 404, 'STANDING_SHIFT_NOT_FOUND');
    expectProblem(await admin.get(`${noShift}/history`), 404, 'STANDING_SHIFT_NOT_FOUND');
    expectProblem(await admin.put(noShift).send(plan), 404, 'STANDING_SHIFT_NOT_FOUND');
    expectProblem(await admin.post(`${noShift}/end`).send(ending), 404, 'STANDING_SHIFT_NOT_FOUND');
  });

  it('after somebody else changed it, and once it has ended', async () => {
    const shift = await setStandingShift(app, admin, '101');
    const address = `/api/admin/standing-shifts/${shift.id}`;
    const plan = planOf(await read(admin, shift));
    app.clock.advanceMinutes(1);
    await admin
      .put(address)
      .send({ ...plan, startHour: 17 })
      .expect(204);
    const late = { changedAt: plan.changedAt, cancelBookings: true };
    expectProblem(await admin.put(address).send({ ...plan, startHour: 16 }), 409, 'CHANGED_MEANWHILE');
    expectProblem(await admin.post(`${address}/end`).send(late), 409, 'CHANGED_MEANWHILE');
    const now = planOf(await read(admin, shift));
    expectProblem(
      await admin.put(address).send({ ...now, untilDay: '2026-11-20' }),
      409,
      'STANDING_SHIFT_WITHOUT_DAYS',
    );
    expectProblem(await admin.put(address).send({ ...now, weekdays: ['saturday'] }), 403, 'ADMIN_ONLY_PERIOD');
    expectProblem(await admin.put(address).send({ ...now, vehicleId: nobody }), 404, 'VEHICLE_NOT_FOUND');
    const type = { vehicleId: null, vehicleType: 'Hovercraft' };
    expectProblem(await admin.put(address).send({ ...now, ...type }), 409, 'NO_VEHICLE_OF_TYPE');
    await suspend(true);
    expectProblem(await admin.put(address).send(now), 409, 'CANNOT_BE_BOOKED_FOR');
    await suspend(false);
    const { changedAt } = now;
    await admin.post(`${address}/end`).send({ changedAt, cancelBookings: false }).expect(204);
    expectProblem(await admin.put(address).send(now), 409, 'STANDING_SHIFT_ENDED');
    const again = { changedAt, cancelBookings: false };
    expectProblem(await admin.post(`${address}/end`).send(again), 409, 'STANDING_SHIFT_ENDED');
  });

  const suspend = (is: boolean) =>
    app.database.query({
      name: `test.suspend.${String(is)}`,
      text: `UPDATE responder SET suspended_at = CASE WHEN $1 THEN now() END WHERE unit_number = '101'`,
      values: [is],
    });
});

it('an administrator may have one in hours for administrators', async () => {
  await app.database.query({
    name: 'test.make-admin',
    text: `UPDATE responder SET is_admin = true WHERE unit_number = '103'`,
    values: [],
  });
  expect((await set('103', { weekdays: ['saturday'] })).status).toBe(201);
});
