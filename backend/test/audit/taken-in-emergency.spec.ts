import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { makeToken, program } from '../integrations/support/program.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { asBytes, unzipped } from '../support/archive.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { shift } from '../support/shift.js';
import { wordsInDatabase } from '../support/words-in-database.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let taken: components['schemas']['Booking'];

/** Typed by the person who took the vehicle, and by who reviewed it; each occurs nowhere else. */
const [reason, note] = ['Cardiac arrest, zebra-reason', 'A private errand, zebra-note'];
const steps = [
  'VehicleTakenInEmergency',
  'AgreementSigned',
  'VehicleCheckedIn',
  'VehicleCheckedOut',
  'EmergencyTakeReviewed',
];

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, admin] = [await app.signIn('103'), await app.signInAdmin()];
  await allowTakes(admin, '103');
  const { body } = await emergency(app, dana).take('BLS1', { reason, mileage: 100 });
  taken = body;
  app.clock.advanceMinutes(60);
  await shift(app, dana, admin).checkOut(taken, { mileage: 120 });
  await admin.post(`/api/admin/bookings/${taken.id}/review`).send({ finding: 'misuse', note }).expect(200);
});
afterAll(() => app.close());

const holder = async () => {
  const { body } = await admin.post('/api/audit/custody').send({ vehicle: 'BLS1', time: '2026-11-23 10:30' });
  return (body as components['schemas']['Custody'][])[0]?.minutes[0]?.holder;
};

it('who took a vehicle in an emergency had it until the checkout, under the agreement signed with the take', async () => {
  expect(await holder()).toMatchObject({
    bookingId: taken.id,
    user: { unitNumber: '103' },
    checkedInAt: '2026-11-23T08:00:00.000Z',
    checkedOutAt: '2026-11-23T09:00:00.000Z',
    agreementVersion: '2026-11',
  });
});

it('the event feed tells the take, its three steps in order, and its review', async () => {
  const ledger = program(app, (await makeToken(admin, ['audit:read'])).token);
  await eventually(async () => {
    const { body } = await ledger.get('/api/events').query({ limit: 1000 }).expect(200);
    const events = (body as components['schemas']['EventPage']).events.filter(({ stream }) => stream.id === taken.id);
    expect(events.map(({ type }) => type)).toEqual(steps);
  });
});

it('its dossier says what it was and how the review ended', async () => {
  let files!: Awaited<ReturnType<typeof unzipped>>;
  // once it is sealed
  await eventually(async () => {
    const { body } = await admin.get(`/api/audit/bookings/${taken.id}/dossier`).buffer(true).parse(asBytes).expect(200);
    files = await unzipped(body as Buffer);
  });
  const summary = files['summary.html']?.toString() ?? '';
  for (const words of ['Vehicle taken in an emergency, without approval', reason, 'Misuse', note])
    expect(summary).toContain(words);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['agreement.pdf', 'checklist.json']));
});

it('erasing the person erases what was typed, and leaves who had the vehicle under an id', async () => {
  await admin.delete(`/api/users/${taken.user.id}`).expect(204);
  expect(await wordsInDatabase(app.testDatabase.url, 'zebra-reason')).toEqual([]);
  expect(await holder()).toMatchObject({ bookingId: taken.id, user: { id: taken.user.id, unitNumber: null } });
  const { body } = await admin.get(`/api/audit/bookings/${taken.id}/history`).expect(200);
  expect((body as { type: string }[]).map(({ type }) => type)).toEqual(steps);
});
