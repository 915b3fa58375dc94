import { v7 } from 'uuid';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { licencesOf } from '../licences/support/licences-of.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf } from '../support/checklists.js';
import { checkInForm, shift } from '../support/shift.js';
import { atRisk, lose } from '../support/substitutes.js';
import { insuredUntil, plansOf } from '../support/vehicle-service.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T09:00:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const now = { startTime: '2026-11-23T09:00:00.000Z', duration: 1 };
const later = { startTime: '2026-11-25T16:00:00.000Z', duration: 1 };
const vehicles = vehiclesBy(() => admin);
const { handIn, newcomer, review } = licencesOf(
  () => app,
  () => admin,
);

/** Why each of the bookings of a vehicle cannot take place. */
const causesOf = async (vehicle: { id: string }) =>
  (await atRisk(admin, { vehicleId: vehicle.id })).map(({ booking, causes }) => [booking.id, causes]);

describe('a booking is at risk', () => {
  it('once something critical was not all right at the check-in before it', async () => {
    const vehicle = await vehicles.add();
    await vehicles.change(vehicle, { type: `Type of ${vehicle.name}` }).expect(200);
    const checklistEdition = await checklistsOf(admin, `Type of ${vehicle.name}`).publish();
    const ofDana = shift(app, dana, admin);
    const first = await ofDana.signed(vehicle.name, now);
    const second = await ofDana.signed(vehicle.name, later);
    expect(await causesOf(vehicle)).toEqual([]);
    const checklistAnswers = answersTo(v7(), { brakes: { isFine: false, words: 'They grind' } });
    await ofDana.checkIn(first, { ...checkInForm, checklist: [], checklistEdition, checklistAnswers });
    expect(await causesOf(vehicle)).toEqual([
      [first.id, ['maintenance']],
      [second.id, ['maintenance']],
    ]);
  });

  it('once major damage holds the vehicle, where the organization has chosen so', async () => {
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    const vehicle = await vehicles.add();
    const ofDana = shift(app, dana, admin);
    const before = await ofDana.active(vehicle.name, now);
    const next = await ofDana.signed(vehicle.name, later);
    const damageReports = [{ area: 'hood', severity: 'major', description: 'Dented' }];
    await ofDana.checkOut(before, { damageReports, noDamageConfirmed: false });
    expect(await causesOf(vehicle)).toEqual([[next.id, ['maintenance']]]);
  });

  it('once a paper of its vehicle ends before it does', async () => {
    const vehicle = await vehicles.add();
    const booking = await shift(app, dana, admin).signed(vehicle.name, later);
    await plansOf(app, admin).set(vehicle.name, insuredUntil('2026-11-24'));
    expect(await causesOf(vehicle)).toEqual([[booking.id, ['papers']]]);
  });

  it('once its responder is no longer verified, or its vehicle is out of service as well', async () => {
    const vehicle = await vehicles.add();
    const someone = await newcomer();
    await review((await handIn(someone)).id, { status: 'approved' }).expect(200);
    const booking = await shift(app, someone.person, admin).request(vehicle.name, later);
    app.clock.advanceMinutes(1);
    await review((await handIn(someone)).id, { status: 'rejected' }).expect(200);
    expect(await causesOf(vehicle)).toEqual([[booking.id, ['licence']]]);
    await lose(app, admin, vehicle.name);
    expect(await causesOf(vehicle)).toEqual([[booking.id, ['licence', 'maintenance']]]);
  });
});
