import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { mondayEvening, shift } from '../support/shift.js';

const ROUNDS = amount({ usual: 12, endurance: 40 });

type Damage = components['schemas']['Damage'];
type Matter = components['schemas']['DamageMatter'];

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let dana: Person;
let admin: Person;
let elsewhere: Person;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  [dana, admin, elsewhere] = [await one.signIn('101'), await one.signInAdmin(), await two.signInAdmin()];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const saidOf = (damageId: string) =>
  one.database.query<{ type: string }>({
    name: 'test.said-of-damage',
    text: `SELECT type FROM event WHERE data ->> 'damageId' = $1 ORDER BY version`,
    values: [damageId],
  });
const settle = (by: Person, id: string, mark: string, outcome: string) =>
  by.post(`/api/admin/damage/${id}/settlements`).send({ outcome, reason: 'As I read it', said: 0, mark });
/** Once the shift of the report is in the ledger, which follows within moments. */
async function markOf(id: string): Promise<string> {
  const read = async () => (await admin.get(`/api/damage/${id}`).expect(200)).body as Matter;
  await eventually(async () => expect((await read()).bracket).not.toBeNull());
  return (await read()).mark;
}
const outcomeOf = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;

it('of two administrators who settle damage at once one is heard, and neither overlooks who contests it at the same moment', async () => {
  const booking = await shift(one, dana, admin).active('ALS1', mondayEvening);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const description = `Dent ${round}`;
    const report = { reportId: v7(), area: 'roof', place: 'roof-front', severity: 'minor', description };
    await dana.post(`/api/bookings/${booking.id}/damage`).send(report).expect(200);
    const { body } = await admin.get('/api/admin/damage').expect(200);
    const { id } = (body as Damage[]).find((damage) => damage.description === description)!;
    const mark = await markOf(id);
    const [contested, ...settled] = await Promise.all([
      dana.post(`/api/damage/${id}/contests`).send({ words: 'It was there' }),
      settle(admin, id, mark, 'not-attributable'),
      settle(elsewhere, id, mark, 'not-damage'),
    ]);
    expect(outcomeOf(contested)).toBe('204 done');
    const outcomes = settled.map(outcomeOf).sort();
    const said = (await saidOf(id)).map(({ type }) => type).filter((type) => type !== 'DamageResolved');
    // who settles has read nothing: a settlement stands only where it came first
    expect(said).toEqual(said.length === 1 ? ['DamageContested'] : ['DamageSettled', 'DamageContested']);
    expect(outcomes).toEqual([said.length === 1 ? '409 CHANGED_MEANWHILE' : '204 done', '409 CHANGED_MEANWHILE']);
  }
});
