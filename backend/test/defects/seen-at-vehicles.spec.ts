import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

interface Defect {
  readonly id: string;
  readonly words: string;
  readonly bookingId: string | null;
  readonly occasion: string;
}

let app: TestApp;
let other: TestApp;
let admin: Person;
let dana: Person;
let ron: Person;
let vehicle: string;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ shareDatabaseOf: app, worker: false });
  [admin, dana, ron] = [await app.signInAdmin(), await app.signIn('101'), await app.signIn('102')];
  vehicle = await vehicleId(app, 'ALS1');
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const report = (who: Person, body: object = {}, of = vehicle) =>
  who.post(`/api/vehicles/${of}/seen`).send({ words: 'The left mirror hangs down.', ...body });
const standing = async (): Promise<readonly Defect[]> =>
  (await admin.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200)).body as Defect[];

describe('what somebody sees at a vehicle', () => {
  it('becomes a defect with who saw it, which the office acknowledges and fixes', async () => {
    await report(dana, { place: 'left-mirror' }).expect(204);
    const [seen] = await standing();
    expect(seen).toMatchObject({
      words: 'The left mirror hangs down.',
      label: { en: 'Left mirror' },
      place: 'left-mirror',
      occasion: 'seen',
      bookingId: null,
      state: 'open',
      isCritical: false,
      reportedBy: { unitNumber: '101' },
    });
    await admin.post(`/api/admin/defects/${seen!.id}/steps`).send({ to: 'acknowledged' }).expect(204);
    await admin.post(`/api/admin/defects/${seen!.id}/steps`).send({ to: 'fixed', costCents: 500 }).expect(204);
    expect(await standing()).toEqual([]);
  });

  it('is shown to who takes the vehicle next, without a name', async () => {
    await report(dana, { words: 'Something zirconium rattles.' }).expect(204);
    const { id } = await shift(app, ron, admin).signed();
    const { body } = await ron.get(`/api/bookings/${id}/known-defects`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        words: 'Something zirconium rattles.',
        label: { en: 'Seen at the vehicle', he: 'נראה ברכב' },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('Dana');
  });

  it('is said in words, of a vehicle of the fleet, by somebody who is signed in', async () => {
    expectProblem(await report(dana, { words: '  ' }), 400, 'VALIDATION_FAILED');
    expectProblem(await report(dana, { place: 'moon' }), 400, 'VALIDATION_FAILED');
    const unknown = '01900000-0000-7000-8000-000000000000';
    expectProblem(await report(dana, {}, unknown), 404, 'VEHICLE_NOT_FOUND');
    await app.visitor().post(`/api/vehicles/${vehicle}/seen`).send({ words: 'x' }).expect(401);
  });

  it('is one report, however often it is sent', async () => {
    const before = (await standing()).length;
    const send = () => report(dana, { words: 'Once' }).set('Idempotency-Key', 'seen-once').expect(204);
    await send();
    await send();
    expect(await standing()).toHaveLength(before + 1);
  });

  it('is limited by person and day, also at the same moment and by two processes', async () => {
    const [here, there] = [ron, await other.signIn('102')];
    const vehicles = [vehicle, await vehicleId(app, 'BLS1'), await vehicleId(app, 'BLS2')];
    const all = await Promise.all(
      Array.from({ length: 15 }, (_, nth) => report(nth % 2 ? here : there, {}, vehicles[nth % 3])),
    );
    // commands on one vehicle take turns, and one that lost its turn too often says so: nothing of it is stored
    const told = all.map(({ status, body }) => (status === 204 ? 'taken' : (body as { code: string }).code));
    expect(told.filter((one) => !['taken', 'TOO_MANY_SEEN', 'CHANGED_MEANWHILE'].includes(one))).toEqual([]);
    let taken = told.filter((one) => one === 'taken').length;
    while ((await report(here)).status === 204) taken += 1;
    expect(taken).toBe(10);
    const refused = await report(there);
    expectProblem(refused, 409, 'TOO_MANY_SEEN');
    expect(refused.body.facts).toEqual({ most: 10 });
    app.clock.advanceMinutes(24 * 60);
    await report(await app.signIn('102')).expect(204);
  });

  it('goes with its writer', async () => {
    const noa = await app.signIn('103');
    await report(noa, { words: 'Molybdenum on the seat' }).expect(204);
    const { id } = (await noa.get('/api/auth/user').expect(200)).body as { id: string };
    const office = await app.signInAdmin();
    await office.delete(`/api/users/${id}`).expect(204);
    const defects = (await office.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200)).body as Defect[];
    expect(JSON.stringify(defects)).not.toContain('Molybdenum');
    const left = await app.database.query({
      name: 'test.count',
      text: 'SELECT FROM sighting_count WHERE responder_id = $1',
      values: [id],
    });
    expect(left).toEqual([]);
  });
});
