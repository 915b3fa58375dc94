import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { codeOf, confirmCode, openCode, twoShifts } from '../support/joint-handover.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

const monday = '2026-11-23';
const at = (time: string) => `${monday}T${time}:00.000Z`;

beforeEach(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set(at('15:00'));
  [dana, noa, avi, admin] = await Promise.all([
    app.signIn('101'),
    app.signIn('102'),
    app.signIn('103'),
    app.signInAdmin(),
  ]);
});
afterEach(() => app.close());

const settings = (changes: object) => admin.put('/api/admin/settings').send(changes).expect(200);
async function atTheVehicle() {
  const shifts = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, monday);
  app.clock.set(at('19:50'));
  return shifts;
}

/** What is refused to who opens a code is refused to who confirms it, and the code stays good for others. */
describe.each([
  ['opening', openCode],
  ['confirming', confirmCode],
] as const)('%s a code', (_how, enter) => {
  it('is refused by the rules of a check-in', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    expectProblem(await enter(dana, code), 409, 'OWN_JOINT_HANDOVER_CODE');
    expectProblem(await enter(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');

    await settings({ checkInOpensMinutesBefore: 5 });
    expectProblem(await enter(noa, code), 409, 'CHECK_IN_NOT_OPEN_YET');
    await settings({ checkInOpensMinutesBefore: 60 });

    await admin.put(`/api/vehicles/${ending.vehicle.id}`).send({ status: 'maintenance' }).expect(200);
    expectProblem(await enter(noa, code), 409, 'VEHICLE_UNAVAILABLE');
    await admin.put(`/api/vehicles/${ending.vehicle.id}`).send({ status: 'available' }).expect(200);

    await admin.delete(`/api/admin/bookings/${next.id}`).send({}).expect(200);
    const unsigned = await shift(app, avi, admin).request('ALS1', { startTime: at('20:00') });
    await shift(app, avi, admin).approve(unsigned);
    expectProblem(await enter(avi, code), 409, 'INVALID_TRANSITION');
    await shift(app, avi, admin).sign(unsigned);
    await enter(avi, code).expect(200);
  });

  it('is refused while a third booking lies between the two', async () => {
    const ending = await shift(app, dana, admin).active('ALS1', { startTime: at('16:00'), duration: 2 });
    await shift(app, avi, admin).signed('ALS1', { startTime: at('18:00'), duration: 2 });
    await shift(app, noa, admin).signed('ALS1', { startTime: at('20:00') });
    app.clock.set(at('17:50'));
    const code = await codeOf(dana, ending);
    expectProblem(await enter(noa, code), 409, 'VEHICLE_PROMISED_MEANWHILE');
    await enter(avi, code).expect(200);
  });

  it('is refused once major damage takes the vehicle into maintenance', async () => {
    await settings({ holdVehicleWithMajorDamage: false });
    const { ending } = await atTheVehicle();
    const damageReports = [{ area: 'roof', severity: 'major', description: 'Smashed' }];
    const code = await codeOf(dana, ending, { damageReports, noDamageConfirmed: false });
    await settings({ holdVehicleWithMajorDamage: true });
    expectProblem(await enter(noa, code), 409, 'JOINT_HANDOVER_MAJOR_DAMAGE');
  });
});
