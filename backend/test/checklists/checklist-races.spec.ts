import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf, ownChecklist } from '../support/checklists.js';
import { amount } from '../support/endurance.js';
import { checkInForm, shift, vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let other: Person;
let dana: Person;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one });
  [admin, other, dana] = await Promise.all([one.signInAdmin(), two.signInAdmin(), two.signIn('101')]);
});
afterAll(async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
  await two.close();
  await one.close();
});

const roundsOf = (usual: number) => Array.from({ length: amount({ usual, endurance: 60 }) }, (_, round) => round + 1);
const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
const answered = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;

async function added(name: string) {
  const type = `Type of ${name}`;
  await admin
    .post('/api/vehicles')
    .send({ name, type, location: 'Base', allowedRoles: ['EMT'] })
    .expect(201);
  const id = await vehicleId(one, name);
  const defects = async (standing = 'standing') =>
    (await admin.get(`/api/admin/defects?standing=${standing}&vehicleId=${id}`).expect(200)).body as readonly Defect[];
  return { id, type, lists: checklistsOf(admin, type), defects };
}
const checkIn = (id: string, form: object) =>
  dana.post(`/api/bookings/${id}/check-in`).send({ ...checkInForm, checklist: [], ...form });

it.each(roundsOf(4))(
  'round %i: an edition that is published while a check-in arrives takes nothing from it',
  async (round) => {
    const name = `RACE A${round}`;
    const { type, lists, defects } = await added(name);
    const checklistEdition = await lists.publish();
    await lists.draft({ ...ownChecklist, items: ownChecklist.items.slice(1) });
    const seen = await lists.seen();
    const booking = await shift(one, dana, admin).signed(name, during);
    const wrong = { lamp: { isFine: false, words: 'It is out' } };
    const [published, begun] = await Promise.all([
      admin.post('/api/admin/checklists/publication').send({ vehicleType: type, occasion: 'check-in', seen }),
      checkIn(booking.id, { checklistEdition, checklistAnswers: answersTo(v7(), wrong) }),
    ]);
    expect([answered(published), answered(begun)]).toEqual(['204 done', '200 done']);
    expect(await lists.all()).toMatchObject([{ edition: 3 }, { edition: 2, id: checklistEdition }]);
    expect(await defects()).toMatchObject([{ words: 'It is out', bookingId: booking.id }]);
    await shift(one, dana, admin).checkOut(booking);
  },
);

it.each(roundsOf(4))('round %i: of publishing and discarding a draft at once, one happens', async (round) => {
  const { type, lists } = await added(`RACE B${round}`);
  await lists.draft();
  const body = { vehicleType: type, occasion: 'check-in', seen: await lists.seen() };
  const answers = await Promise.all([
    admin.post('/api/admin/checklists/publication').send(body),
    other.post('/api/admin/checklists/draft/discarding').send(body),
  ]);
  const [published] = answers;
  expect(answers.map(answered).sort()).toEqual(['204 done', '409 CHECKLIST_NOT_DRAFTED']);
  expect(await lists.all()).toHaveLength(published.status === 204 ? 1 : 0);
});

it.each(roundsOf(4))(
  'round %i: of two administrators who decide one defect, the second decides on what it has become',
  async (round) => {
    const name = `RACE C${round}`;
    const { lists, defects } = await added(name);
    const checklistEdition = await lists.publish();
    const booking = await shift(one, dana, admin).signed(name, during);
    const wrong = { lamp: { isFine: false, words: 'It is out' } };
    await checkIn(booking.id, { checklistEdition, checklistAnswers: answersTo(v7(), wrong) }).expect(200);
    await shift(one, dana, admin).checkOut(booking);
    const [defect] = await defects();
    const step = (by: Person, to: string, more: object = {}) =>
      by.post(`/api/admin/defects/${defect!.id}/steps`).send({ to, ...more });
    const answers = await Promise.all([step(admin, 'fixed'), step(other, 'declined', { note: 'Nothing to see' })]);
    expect(answers.map(answered).sort()).toEqual(['204 done', '409 DEFECT_STEP_NOT_POSSIBLE']);
    const [closed, ...more] = await defects('closed');
    expect(more).toEqual([]);
    expect(closed!.steps).toHaveLength(1);
    expect(closed!.state).toBe(answers[0].status === 204 ? 'fixed' : 'declined');
  },
);

it.each(roundsOf(4))(
  'round %i: a vehicle that is found unfit by two at once goes out of service once',
  async (round) => {
    const name = `RACE D${round}`;
    const { id, lists, defects } = await added(name);
    const checklistEdition = await lists.publish();
    const booking = await shift(one, dana, admin).signed(name, during);
    const elsewhere = await one.signIn('101');
    const checklistAnswers = [{ item: 'brakes', isFine: false, words: 'Soft' }];
    const form = { ...checkInForm, checklist: [], checklistEdition, checklistAnswers };
    const answers = await Promise.all(
      [dana, elsewhere].map((by) => by.post(`/api/bookings/${booking.id}/check-in`).send(form)),
    );
    expect(answers.map(answered)).toEqual(['200 done', '200 done']); // neither form is lost
    expect(await defects()).toHaveLength(1);
    const started = await one.database.query<{ n: string }>({
      name: 'test.maintenance-started',
      text: `SELECT count(*)::text AS n FROM event WHERE stream = $1 AND type = 'MaintenanceStarted'`,
      values: [id],
    });
    expect(started).toEqual([{ n: '1' }]);
  },
);
