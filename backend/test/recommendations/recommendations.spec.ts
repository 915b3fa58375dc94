import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

interface Recommendation {
  readonly name: string;
  readonly recommendationScore: number;
  readonly recommendationReasons: readonly string[];
  readonly reasons: readonly { readonly code: string }[];
}
const recommendedTo = async (person: Person) =>
  (await person.get('/api/recommendations').expect(200)).body as Recommendation[];
const namesTo = async (person: Person) => (await recommendedTo(person)).map(({ name }) => name);
const to = async (person: Person, name: string) => (await recommendedTo(person)).find((one) => one.name === name);

describe('the recommendations', () => {
  it('are for somebody who is signed in', async () => {
    expect((await app.visitor().get('/api/recommendations').expect(401)).body.code).toBe('SIGNED_OUT');
  });

  it('name every vehicle of the role, with percent and reasons', async () => {
    const noa = await app.signIn('103');
    const recommended = await recommendedTo(noa);
    expect(recommended.map(({ name }) => name)).toEqual(['ALS1', 'PARAMEDIC 1']);
    expect(recommended[0]).toEqual({
      id: await vehicleId(app, 'ALS1'),
      name: 'ALS1',
      type: 'Advanced Life Support',
      recommendationScore: 70,
      recommendationReasons: ['Authorized for your role (Doctor)', 'Free for the next 12 hours'],
      reasons: [
        { code: 'role-authorised', role: 'Doctor' },
        { code: 'free-next-hours', hours: 12 },
      ],
    });
  });

  it('are none for a newcomer, whose department is not known yet', async () => {
    expect(await recommendedTo(await app.signIn('111'))).toEqual([]);
  });

  it('see what is booked of the next hours, and by whom they are told', async () => {
    const dana = await app.signIn('101');
    await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-23T08:00:00.000Z', duration: 6 });
    const bls1 = await to(await app.signIn('104'), 'BLS1');
    expect(bls1).toMatchObject({ recommendationScore: 55 });
    expect(bls1?.reasons).toContainEqual({ code: 'free-from', startAt: '2026-11-23T14:00:00.000Z' });
    expect(bls1?.recommendationReasons).toContain('Free from Mon 23 Nov, 16:00');
    expect(JSON.stringify(bls1)).not.toMatch(/Dana|101/);
  });

  it('learn from a shift: the vehicle is left out during it, known and with its fuel after it', async () => {
    const amir = await app.signIn('102');
    const step = shift(app, amir, admin);
    const before = await to(amir, 'BLS2');
    const booking = await step.active('BLS2', mondayEvening);
    expect(await namesTo(amir)).not.toContain('BLS2');
    await step.checkOut(booking, { fuelLevel: 60 });
    const after = await to(amir, 'BLS2');
    expect(after?.reasons).toEqual(
      expect.arrayContaining([
        { code: 'driven-before', shifts: 1 },
        { code: 'good-fuel', fuelPercent: 60 },
      ]),
    );
    expect(after?.recommendationScore).toBeGreaterThan(before?.recommendationScore ?? 100);
    expect((await to(amir, 'BLS1'))?.reasons).toContainEqual({
      code: 'type-driven-before',
      shifts: 1,
      vehicleType: 'Basic Life Support',
    });
  });

  it('leave out what is in maintenance or retired', async () => {
    const maya = await app.signIn('105');
    expect(await namesTo(maya)).toEqual(['FLY CAR 1']);
    const fly = await vehicleId(app, 'FLY CAR 1');
    await admin.put(`/api/vehicles/${fly}`).send({ status: 'maintenance' }).expect(200);
    expect(await namesTo(maya)).toEqual([]);
    await admin.put(`/api/vehicles/${fly}`).send({ status: 'available' }).expect(200);
    expect(await namesTo(maya)).toEqual(['FLY CAR 1']);
    await admin.delete(`/api/vehicles/${fly}`).expect(204);
    expect(await namesTo(maya)).toEqual([]);
  });
});
