import type { components } from '@rigbook/contracts/api.types';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, decline, give, needsApproval, offersOf, proposeSwap, withdraw } from '../support/handing-on.js';
import { shift } from '../support/shift.js';

type Ended = components['schemas']['EndedHandingOn'];
type Made = { readonly id: string };

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeEach(async () => {
  app = await startTestApp({ worker: false });
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterEach(() => app.close());

const endedOf = async (person: Person, id: string) =>
  (await person.get(`/api/handing-on/bookings/${id}`).expect(200)).body as Ended[];
const made = async (answer: ReturnType<typeof give>) => (await answer.expect(201)).body as Made;

describe('an offer that ended without a new responder stands in the history of its booking', () => {
  it('with who offered it, to whom, when and why it ended', async () => {
    const booking = await shift(app, dana, admin).request();
    await decline(noa, await made(give(dana, booking, '102'))).expect(204);
    await withdraw(dana, await made(give(dana, booking))).expect(204);
    const shared = { from: { unitNumber: '101' }, isSwap: false, wasWanted: false };
    const expected = [
      { ...shared, toEverybody: false, toUnitNumber: '102', endedBecause: 'declined' },
      { ...shared, toEverybody: true, toUnitNumber: null, endedBecause: 'withdrawn' },
    ];
    expect(await endedOf(dana, booking.id)).toMatchObject(expected);
    expect(await endedOf(admin, booking.id)).toMatchObject(expected);
    for (const id of [booking.id, 'none', '0197f1c2-1001-7000-8000-000000001001'])
      expectProblem(await avi.get(`/api/handing-on/bookings/${id}`), 404, 'BOOKING_NOT_FOUND');
    const [locked, auditor] = await Promise.all([app.signIn('100'), app.signIn('110')]);
    expectProblem(await locked.get(`/api/handing-on/bookings/${booking.id}`), 403, 'ADMIN_PASSWORD_REQUIRED');
    expectProblem(await auditor.get(`/api/handing-on/bookings/${booking.id}`), 403, 'AUDITOR_PROOF_REQUIRED');
  });

  it('with the latest hundred, if there are more', async () => {
    const booking = await shift(app, dana, admin).request();
    await withdraw(dana, await made(give(dana, booking))).expect(204);
    await app.database.query({
      name: 'test.ended-before',
      text: `INSERT INTO handing_on (handing_on_id, responder_id, booking_id, vehicle_id, start_at, end_at, signed, offered_at, status, ended_because, settled_at)
             SELECT gen_random_uuid(), responder_id, booking_id, vehicle_id, start_at, end_at, signed, offered_at - n * interval '1 minute', 'ended', 'declined', settled_at
             FROM handing_on, generate_series(1, 100) n`,
      values: [],
    });
    const ended = await endedOf(dana, booking.id);
    expect(ended.map(({ endedBecause }) => endedBecause)).toEqual([...Array<string>(99).fill('declined'), 'withdrawn']);
  });

  it('to its next responder without the colleague who declined it, and to its former one no longer', async () => {
    await needsApproval(admin, false);
    const booking = await shift(app, dana, admin).request();
    await decline(noa, await made(give(dana, booking, '102'))).expect(204);
    await accept(avi, await made(give(dana, booking, '103')), booking).expect(200);
    expect(await endedOf(avi, booking.id)).toMatchObject([{ endedBecause: 'declined', toUnitNumber: null }]);
    expectProblem(await dana.get(`/api/handing-on/bookings/${booking.id}`), 404, 'BOOKING_NOT_FOUND');
  });

  it('a swap on both sides, without saying whose the hours are that were asked for', async () => {
    const given = await shift(app, dana, admin).request();
    const wanted = await shift(app, noa, admin).request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
    await decline(noa, await made(proposeSwap(dana, given, wanted))).expect(204);
    expect(await endedOf(dana, given.id)).toMatchObject([{ isSwap: true, wasWanted: false, toUnitNumber: null }]);
    expect(await endedOf(noa, wanted.id)).toMatchObject([
      { isSwap: true, wasWanted: true, from: { unitNumber: '101' }, endedBecause: 'declined' },
    ]);
    expect(await endedOf(admin, given.id)).toMatchObject([{ toUnitNumber: '102' }]);
  });
});

it('of very many offers to everybody one answer looks at a hundred, and says where to go on', async () => {
  const booking = await shift(app, dana, admin).request();
  await made(give(dana, booking));
  await withConnection(app.testDatabase.superuserUrl, (client) => client.query('DROP INDEX handing_on_open_booking'));
  await app.database.query({
    name: 'test.copies',
    text: `INSERT INTO handing_on (handing_on_id, responder_id, booking_id, vehicle_id, start_at, end_at, signed, offered_at, status)
           SELECT gen_random_uuid(), responder_id, booking_id, vehicle_id, start_at, end_at, signed, offered_at, status
           FROM handing_on, generate_series(1, 119)`,
    values: [],
  });
  const verified = (is: boolean) =>
    app.database.query({
      name: 'test.verified',
      text: `UPDATE responder SET license_verified = $1 WHERE unit_number = '102'`,
      values: [is],
    });
  const further = async (after: string | null) =>
    (await noa.get(`/api/handing-on?after=${after}`).expect(200)).body as Awaited<ReturnType<typeof offersOf>>;
  await verified(false);
  const none = await offersOf(noa);
  expect(none).toMatchObject({ offered: [], next: expect.any(String) });
  expect(await further(none.next)).toEqual({ given: [], offered: [], next: null, toldOfOffers: false });
  await verified(true);
  const seen = new Set<string>();
  for (let page = await offersOf(noa); ; page = await further(page.next)) {
    for (const { id } of page.offered) seen.add(id);
    if (page.next === null) break;
    expect(page.offered).toHaveLength(20);
  }
  expect(seen.size).toBe(120);
  expectProblem(await noa.get('/api/handing-on?after=some'), 400, 'VALIDATION_FAILED');
});
