import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { codeOf, confirmCode, openCode, twoShifts } from '../support/joint-handover.js';
import { checkOutForm, shift } from '../support/shift.js';
import { wordsInDatabase } from '../support/words-in-database.js';

let app: TestApp;
let admin: Person;
let ending: Awaited<ReturnType<typeof twoShifts>>['ending'];
let next: typeof ending;

const damageReports = [
  { area: 'roof', severity: 'minor', description: 'zebra-scratch' },
  { area: 'hood', severity: 'moderate', description: 'zebra-dent' },
];

/** Unit 101 has handed the vehicle over to unit 102, with damage and notes in the words of 101; both shifts have ended. */
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T15:00:00.000Z');
  const [dana, noa] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
  ({ ending, next } = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, '2026-11-23'));
  app.clock.set('2026-11-23T19:50:00.000Z');
  const code = await codeOf(dana, ending, { damageReports, noDamageConfirmed: false, notes: 'zebra-notes' });
  await openCode(noa, code).expect(200);
  await confirmCode(noa, code).set('Idempotency-Key', 'once').expect(200);
  await openCode(noa, code).expect(200);
  await shift(app, noa, admin).checkOut(next, { ...checkOutForm, mileage: 48_300 });
});
afterAll(() => app.close());

interface Entry {
  readonly type: string;
  readonly eventId: string;
  readonly facts: { readonly damageSeenTogether?: object[] };
}
const entryOf = async ({ id }: { readonly id: string }, type: string) =>
  ((await admin.get(`/api/audit/bookings/${id}/history`).expect(200)).body as Entry[]).find(
    (entry) => entry.type === type,
  )!;
const seenTogether = async () => (await entryOf(next, 'VehicleCheckedIn')).facts.damageSeenTogether;
const kept = (word: string) => wordsInDatabase(app.testDatabase.url, word);

it('the words of a damage that an administrator erased are nowhere any more, in neither booking', async () => {
  expect(await seenTogether()).toEqual(damageReports);
  const { eventId } = await entryOf(ending, 'VehicleCheckedOut');
  const body = { eventId, path: 'damageReports.0.description', because: 'names-a-person' };
  await admin.post(`/api/admin/bookings/${ending.id}/text-erasures`).send(body).expect(204);
  expect(await kept('zebra-scratch')).toEqual([]);
  expect(await seenTogether()).toEqual([{ ...damageReports[0], description: '' }, damageReports[1]]);
});

it('the erasure of the incoming responder leaves the words of the outgoing one', async () => {
  await admin.delete(`/api/users/${next.user.id}`).expect(204);
  for (const word of ['zebra-dent', 'zebra-notes']) expect(await kept(word)).not.toEqual([]);
  expect((await seenTogether())?.[1]).toEqual(damageReports[1]);
});

it('the erasure of the outgoing responder leaves none of their words, in neither booking', async () => {
  await admin.delete(`/api/users/${ending.user.id}`).expect(204);
  for (const word of ['zebra-dent', 'zebra-notes']) expect(await kept(word)).toEqual([]);
  expect(await seenTogether()).toEqual(damageReports.map((report) => ({ ...report, description: '' })));
});
