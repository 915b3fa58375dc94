import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { approving, floorsOf, mondayFloor } from '../support/coverage.js';
import { amount } from '../support/endurance.js';
import { shift } from '../support/shift.js';
import { vehiclesBy } from '../fleet/support/fleet.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let adminElsewhere: Person;
let people: readonly Person[];

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  [admin, adminElsewhere] = await Promise.all([one.signInAdmin(), two.signInAdmin()]);
  people = await Promise.all([one.signIn('101'), one.signIn('102'), one.signIn('103')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const vehicles = vehiclesBy(() => admin);
const rounds = Array.from({ length: amount({ usual: 20, endurance: 100 }) }, (_, round) => round);

it.each(rounds)(
  'of approvals that go below together, exactly those need a reason that go below (%s)',
  async (round) => {
    const type = `Type ${round}`;
    const of = [await vehicles.add(), await vehicles.add(), await vehicles.add()];
    for (const vehicle of of) await vehicles.change(vehicle, { type }).expect(200);
    await floorsOf(admin).set(mondayFloor(type, 1 + (round % 2)));
    const bookings = await Promise.all(of.map(({ name }, nth) => shift(one, people[nth]!, admin).request(name)));

    const answers = await Promise.all(
      bookings.map(({ id }, nth) => approving(nth % 2 === round % 2 ? admin : adminElsewhere, id)),
    );
    // three vehicles, of which one or two are to be free: two or one can be approved as they are
    const asked = bookings.filter((_, nth) => answers[nth]!.body.code === 'COVERAGE_REASON_REQUIRED');
    expect(answers.map(({ body }) => body.code ?? 'approved').sort()).toEqual(
      [
        'COVERAGE_REASON_REQUIRED',
        ...(round % 2 === 1 ? ['COVERAGE_REASON_REQUIRED'] : ['approved']),
        'approved',
      ].sort(),
    );
    // each is told what was left when its approval was kept
    const reasoned = await Promise.all(
      asked.map(({ id }, nth) => approving(nth === 0 ? adminElsewhere : admin, id, 'Both are needed')),
    );
    expect(reasoned.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const left = await one.database.query<{ left: number }>({
      name: 'test.left-below',
      text: `SELECT (data -> 'belowFloor' -> 0 ->> 'left')::integer AS left FROM event
           WHERE type = 'BookingApproved' AND stream = ANY ($1::uuid[]) AND data ? 'belowFloor' ORDER BY transaction, position`,
      values: [asked.map(({ id }) => id)],
    });
    expect(left.map((each) => each.left)).toEqual(round % 2 === 1 ? [1, 0] : [0]);
    for (const { id } of bookings) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  },
);
