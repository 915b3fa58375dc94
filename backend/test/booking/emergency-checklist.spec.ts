import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf, ownChecklist } from '../support/checklists.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { shift, vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];

let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
});
afterAll(() => app.close());

async function vehicleWithList(name: string) {
  const details = { name, type: `Type of ${name}`, location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const checklistEdition = await checklistsOf(admin, details.type).publish();
  const id = await vehicleId(app, name);
  return {
    id,
    checklistEdition,
    defects: async () => (await admin.get(`/api/admin/defects?vehicleId=${id}`).expect(200)).body as readonly Defect[],
    status: async () => {
      const { body } = await admin.get('/api/vehicles').expect(200);
      return (body as { id: string; status: string }[]).find((one) => one.id === id)?.status;
    },
    unfit: (by: Person, checklistAnswers: object[], edition: string = checklistEdition) =>
      by.post('/api/bookings/emergency/unfit').send({ vehicleId: id, checklistEdition: edition, checklistAnswers }),
  };
}
const brakes = { item: 'brakes', isFine: false, words: 'They do not hold' };

describe('the checklist of an emergency take', () => {
  it('is that of the vehicle, which anybody who is signed in may read', async () => {
    const { id } = await vehicleWithList('HURRY 0');
    expect((await dana.get(`/api/vehicles/${id}/checklist`).expect(200)).body).toMatchObject({
      checkIn: { edition: 2, ...ownChecklist },
    });
    const als1 = await vehicleId(app, 'ALS1');
    expect((await dana.get(`/api/vehicles/${als1}/checklist`).expect(200)).body).toEqual({ checkIn: null });
    expectProblem(await dana.get(`/api/vehicles/${v7()}/checklist`), 404, 'VEHICLE_NOT_FOUND');
  });

  it('that stops a vehicle is only for people who may take it', async () => {
    const { unfit } = await vehicleWithList('HURRY 1');
    expectProblem(await unfit(dana, [brakes]), 403, 'EMERGENCY_TAKES_OFF');
    await allowTakes(admin);
    expectProblem(await unfit(dana, [brakes]), 403, 'NOT_MARKED_FOR_EMERGENCIES');
    await allowTakes(admin, '101');
  });

  it.each<[string, RefusalCode]>([
    ['license_verified = false', 'LICENCE_NOT_VERIFIED'],
    ['department = NULL', 'PROFILE_INCOMPLETE'],
  ])('that stops a vehicle is not for a person whose record says %s, who may not take it', async (lacking, code) => {
    const { unfit, status } = await vehicleWithList(`HURRY ${code}`);
    await allowTakes(admin, '105');
    const eli = await app.signIn('105');
    const change = (text: string) =>
      app.database.query({
        name: `test.${text}`,
        text: `UPDATE responder SET ${text} WHERE unit_number = '105'`,
        values: [],
      });
    await change(lacking);
    expectProblem(await unfit(eli, [brakes]), 403, code);
    await change(`license_verified = true, department = 'EMT'`);
    expect(await status()).toBe('available');
  });

  it('is answered with the take, and what is not all right becomes a defect', async () => {
    const { checklistEdition, defects } = await vehicleWithList('HURRY 2');
    const list = (changed: Readonly<Record<string, object>>, edition = checklistEdition) => ({
      checklist: [],
      checklistEdition: edition,
      checklistAnswers: answersTo(v7(), changed),
    });
    const take = (form: object) => emergency(app, dana).take('HURRY 2', form);
    const torn = { belts: { isFine: false, words: 'Torn' } };
    expectProblem(await take(list(torn)), 400, 'CHECKLIST_INCOMPLETE');
    expectProblem(await take(list({}, v7())), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const refused = await take(list({ brakes }));
    expectProblem(refused, 400, 'CHECKLIST_INCOMPLETE');
    expect(refused.body).toMatchObject({ facts: { problems: [{ item: 'brakes', kind: 'must-be-fine' }] } });
    expect(await defects()).toEqual([]);
    const { status, body } = await take(list({ lamp: { isFine: false, words: 'It is out' } }));
    expect([status, body.status]).toEqual([201, 'active']);
    expect(await defects()).toMatchObject([{ words: 'It is out', bookingId: body.id, occasion: 'check-in' }]);
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
    await shift(app, dana, admin).checkOut(body);
  });

  it('stops a vehicle that something critical is wrong with: nothing is booked, and the office sees a defect', async () => {
    const { checklistEdition, defects, status, unfit } = await vehicleWithList('HURRY 3');
    expectProblem(await unfit(dana, [{ item: 'brakes', isFine: false }]), 400, 'CHECKLIST_INCOMPLETE');
    expectProblem(await unfit(dana, [{ item: 'lamp', isFine: false, words: 'Out' }]), 400, 'VALIDATION_FAILED');
    expectProblem(await unfit(dana, [brakes], v7()), 409, 'CHECKLIST_EDITION_UNKNOWN');
    await unfit(dana, [brakes]).expect(204);
    expect(await status()).toBe('maintenance');
    expect(await defects()).toMatchObject([
      {
        isCritical: true,
        words: 'They do not hold',
        bookingId: null,
        occasion: 'seen',
        reportedBy: { unitNumber: '101' },
      },
    ]);
    expectProblem(await unfit(dana, [brakes]), 409, 'VEHICLE_UNAVAILABLE');
    const taken = await emergency(app, dana).take('HURRY 3', {
      checklist: [],
      checklistEdition,
      checklistAnswers: answersTo(v7()),
    });
    expectProblem(taken, 409, 'VEHICLE_UNAVAILABLE');
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('does not stop a vehicle that a colleague has out, and none that is unknown', async () => {
    const { unfit } = await vehicleWithList('HURRY 4');
    const noa = await app.signIn('102');
    const active = await shift(app, noa, admin).active('HURRY 4');
    expectProblem(await unfit(dana, [brakes]), 409, 'VEHICLE_IN_USE');
    await shift(app, noa, admin).checkOut(active);
    const body = { vehicleId: v7(), checklistAnswers: [brakes] };
    expectProblem(await dana.post('/api/bookings/emergency/unfit').send(body), 404, 'VEHICLE_NOT_FOUND');
  });
});
