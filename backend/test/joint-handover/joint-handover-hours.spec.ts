import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { codeOf, confirmCode } from '../support/joint-handover.js';
import { shift } from '../support/shift.js';

let app: TestApp;

const at = (time: string) => `2026-11-23T${time}:00.000Z`;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(at('15:00'));
});
afterAll(() => app.close());

/** The hours that the vehicle is taken for a booking, with its turn-round. */
const reserved = (id: string) =>
  app.database.query<{ from: string; until: string }>({
    name: 'test.reserved',
    text: `SELECT lower(during) AS "from", upper(during) AS until FROM vehicle_reservation WHERE booking_id = $1`,
    values: [id],
  });
const typesOf = async (id: string) =>
  (
    await app.database.query<{ type: string }>({
      name: 'test.types',
      text: `SELECT type FROM event WHERE stream = $1 ORDER BY version`,
      values: [id],
    })
  ).map(({ type }) => type);

it('a handover may use the turn-round, and the hours that a waiting request asks for, which ends', async () => {
  const [dana, noa, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  const settings = { turnRoundMinutes: 30, extensionHoursWithoutApproval: 0, checkInOpensMinutesBefore: 60 };
  await admin.put('/api/admin/settings').send(settings).expect(200);
  const ending = await shift(app, dana, admin).active('ALS1', { startTime: at('16:00'), duration: 3 });
  const next = await shift(app, noa, admin).signed('ALS1', { startTime: at('21:00') });
  app.clock.set(at('18:50'));
  const { id, vehicle, startTime, endTime } = ending;
  const body = { seen: { vehicleId: vehicle.id, startTime, endTime }, hours: 1, askIfNeeded: true };
  await dana
    .post(`/api/bookings/${id}/extension`)
    .send({ ...body, addendumVersion: currentAddendumVersion })
    .expect(200);
  expect(await reserved(id)).toEqual([{ from: at('15:00'), until: at('20:30') }]);

  app.clock.set(at('20:10'));
  await confirmCode(noa, await codeOf(dana, ending)).expect(200);
  expect(await typesOf(id)).toEqual([
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'VehicleCheckedIn',
    'BookingExtensionRequested',
    'BookingExtensionEnded',
    'VehicleCheckedOut',
  ]);
  // what was booked and its turn-round stay, what was asked for is free
  expect(await reserved(id)).toEqual([{ from: at('15:00'), until: at('19:30') }]);
  expect(await reserved(next.id)).toEqual([{ from: at('20:10'), until: '2026-11-24T01:30:00.000Z' }]);
  expect((await noa.get(`/api/bookings/${next.id}`).expect(200)).body).toMatchObject({ status: 'active' });
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
