import type { components } from '@rigbook/contracts/api.types';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Entry = components['schemas']['HistoryVehicleCheckedIn'] | components['schemas']['HistoryBookingRequested'];

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const historyOf = async (bookingId: string, reader: Person = admin): Promise<Entry[]> =>
  (await reader.get(`/api/audit/bookings/${bookingId}/history`).expect(200)).body as Entry[];

const scratch = { area: 'rear-bumper', severity: 'minor', description: 'A scratch of ten centimetres' };

it('tells a whole shift, event by event, and keeps its responder anonymous once they were erased', async () => {
  const step = shift(app, dana, admin);
  // an ALS vehicle that has shown more kilometres: two things that only administrators and auditors are told
  const before = await step.active('ALS1', {}, { mileage: 90_000 });
  await step.checkOut(before, { mileage: 90_010 });
  app.clock.advanceMinutes(20);
  const booking = await step.signed('ALS1', { startTime: '2026-11-23T21:00:00.000Z' });
  await step.checkIn(booking, { mileage: 48_210, checkinNotes: 'A squeak', preExistingDamage: 'A dent in the door' });
  await step.checkOut(booking, { damageReports: [scratch], noDamageConfirmed: false, checkoutNotes: 'Cleaned' });

  const whole = await historyOf(booking.id);
  const noa = { unitNumber: '100', firstName: expect.any(String), system: null };
  expect(whole.map(({ type, version }) => `${version} ${type}`)).toEqual([
    '1 BookingRequested',
    '2 BookingApproved',
    '3 AgreementSigned',
    '4 VehicleCheckedIn',
    '5 VehicleCheckedOut',
  ]);
  expect(whole).toMatchObject([
    {
      actor: { id: booking.user.id, unitNumber: '101', firstName: 'Dana', lastName: 'Levi', system: null },
      facts: {
        purpose: 'Evening shift',
        durationHours: 4,
        eligibilityWarnings: expect.arrayContaining(['als-responders-only']),
      },
      recordedAt: '2026-11-23T08:20:00.000Z',
      position: expect.stringMatching(/^\d+$/),
      causationId: null,
    },
    { actor: noa, facts: { adminNotes: null } },
    {
      facts: {
        agreementVersion: '2026-11',
        pdfSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        signerName: 'Dana Levi',
        document: 'kept',
      },
    },
    {
      facts: {
        mileageKm: 48_210,
        fuelPercent: 80,
        notes: 'A squeak',
        preExistingDamage: 'A dent in the door',
        odometerDiscrepancy: { lastMileageKm: 90_010 },
        checklist: expect.arrayContaining(['defibrillator']),
      },
    },
    { facts: { mileageKm: 48_274, damageReports: [scratch], notes: 'Cleaned', checkedOutBy: 'responder' } },
  ]);
  // as the diary's own row stands after each event, up to the one that is there now
  expect(whole.map(({ after }) => after)).toMatchObject([
    { status: 'pending', decidedAt: null, user: { unitNumber: '101' }, vehicle: { name: 'ALS1' } },
    { status: 'approved', decidedAt: expect.any(String), signedAt: null },
    { status: 'approved', signedAt: expect.any(String), checkIn: null },
    { status: 'active', checkIn: { mileage: 48_210, fuelLevel: 80 }, lastMileageBefore: 90_010, checkedOutAt: null },
    { status: 'completed', damageReportCount: 1 },
  ]);
  expect(whole.at(-1)?.after).toEqual((await admin.get(`/api/bookings/${booking.id}`).expect(200)).body);
  expect(new Set(whole.map(({ eventId }) => eventId)).size).toBe(5);
  expect(JSON.stringify(whole)).not.toContain('responderId');

  const auditor = await app.signInAuditor();
  expect(await historyOf(booking.id, auditor)).toEqual(whole);
  const read = async (reader: Person) => (await reader.get(`/api/bookings/${booking.id}`).expect(200)).body;
  expect(await read(auditor)).toMatchObject({
    lastMileageBefore: 90_010,
    eligibilityWarnings: expect.arrayContaining([expect.stringContaining('ALS')]),
  });
  expect(await read(auditor)).toEqual(await read(admin));
  expect(await read(dana)).toMatchObject({ lastMileageBefore: null, eligibilityWarnings: [] });
  const own = await historyOf(booking.id, dana);
  expect(own[0]?.facts).toMatchObject({ eligibilityWarnings: [] });
  expect(own[0]?.after).toMatchObject({ eligibilityWarnings: [] });
  expect(own[3]?.after).toMatchObject({ lastMileageBefore: null });
  expect(own[3]?.facts).toMatchObject({ odometerDiscrepancy: null, notes: 'A squeak' });

  await withConnection(app.testDatabase.url, (owner) =>
    owner.query('DELETE FROM signed_agreement WHERE booking_id = $1', [before.id]),
  );
  expect((await historyOf(before.id))[2]?.facts).toMatchObject({ signerName: null, document: 'missing' });

  await admin.delete(`/api/users/${booking.user.id}`).expect(204);
  const later = await historyOf(booking.id);
  expect(later[0]?.actor).toEqual({
    id: booking.user.id,
    unitNumber: null,
    firstName: null,
    lastName: null,
    accessToken: null,
    system: null,
  });
  expect(later[1]?.actor).toMatchObject(noa);
  expect(later[2]?.facts).toMatchObject({ signerName: null, document: 'erased' });
});

it('is found by the auditor, narrowed by vehicle, unit, days and words', async () => {
  const auditor = await app.signInAuditor();
  const find = async (query: string) => (await auditor.get(`/api/audit/bookings?${query}`).expect(200)).body;
  const [latest] = await find('limit=1');
  expect(latest).toMatchObject({ status: 'completed', vehicle: { name: 'ALS1' } });
  expect(await find(`vehicleId=${latest.vehicle.id}&search=als1`)).toHaveLength(2);
  expect(await find('search=evening')).toEqual([]); // the purposes went with their author
  expect(await find('unitNumber=102')).toEqual([]);
  expect(await find('to=2026-11-01T00:00:00Z')).toEqual([]);
  const { headers } = await auditor.get('/api/audit/bookings?limit=1').expect(200);
  const next = /<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
  expect((await auditor.get(next).expect(200)).body).toHaveLength(1);
});

it('shows nothing of what is no booking', async () => {
  const { body: vehicles } = await admin.get('/api/vehicles').expect(200);
  for (const id of [vehicles[0].id, '0199c0de-ffff-7000-8000-00000000ffff', 'none'])
    await admin.get(`/api/audit/bookings/${id}/history`).expect(404);
});
