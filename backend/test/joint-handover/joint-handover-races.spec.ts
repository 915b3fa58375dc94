import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { addHours, addMinutes, type Instant, instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { codeOf, confirmCode, handoverSeenBy, offerHandover, withdrawCode } from '../support/joint-handover.js';
import { accept, give, seenOf } from '../support/handing-on.js';
import { checkOutForm, shift } from '../support/shift.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let avi: Person;
let danaElsewhere: Person;
let noaElsewhere: Person;
let aviElsewhere: Person;
let adminElsewhere: Person;

const ROUNDS = amount({ usual: 20, endurance: 100 });

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

type Answer = { readonly status: number; readonly body: { readonly code?: string } };
const said = ({ status, body }: Answer) => `${status} ${body.code ?? 'done'}`;
const taken = '200 done';

/** What was driven keeps its hours, so each round has its own: three on a day, from Monday to Thursday. */
const PER_DAY = 3;
const DAYS = 4;
let round = 0;

async function signInEverywhere() {
  [admin, dana, noa, avi] = await Promise.all([
    one.signInAdmin(),
    one.signIn('101'),
    one.signIn('102'),
    one.signIn('103'),
  ]);
  [adminElsewhere, danaElsewhere, noaElsewhere, aviElsewhere] = await Promise.all([
    two.signInAdmin(),
    two.signIn('101'),
    two.signIn('102'),
    two.signIn('103'),
  ]);
}

/** Dana has the vehicle, Noa has the hour after hers, and Avi the one after that; ten minutes before Dana's hour is over. */
async function atTheVehicle() {
  const nth = Math.floor(round / PER_DAY);
  const onDay = addDays(day('2026-11-23'), 7 * Math.floor(nth / DAYS) + (nth % DAYS));
  const startAt = addHours(instant(`${onDay}T06:00:00.000Z`), 3 * (round % PER_DAY));
  one.clock.set(addMinutes(startAt, -30));
  if (round % PER_DAY === 0) await signInEverywhere();
  round += 1;
  await one.database.query({ name: 'test.clear-quotas', text: 'DELETE FROM quota_use', values: [] });
  const hour = (after: number) => ({ startTime: addHours(startAt, after), duration: 1 });
  const ending = await shift(one, dana, admin).active('ALS1', hour(0), { mileage: 48_000 });
  const next = await shift(one, noa, admin).signed('ALS1', hour(1));
  const third = await shift(one, avi, admin).signed('ALS1', hour(2));
  one.clock.set(addMinutes(startAt, 50));
  return { ending, next, third, code: await codeOf(dana, ending) };
}

/** The status of each booking, and which of them has the vehicle. */
async function outcomeOf(...ids: readonly string[]) {
  const rows = await one.database.query<{ status: string; holds: boolean; last: string }>({
    name: 'test.sides',
    text: `SELECT d.status, u.booking_id IS NOT NULL AS holds,
                  (SELECT e.type FROM event e WHERE e.stream = d.booking_id ORDER BY e.version DESC LIMIT 1) AS last
           FROM booking_diary d LEFT JOIN vehicle_use u ON u.booking_id = d.booking_id
           WHERE d.booking_id = ANY ($1::uuid[]) ORDER BY d.start_at`,
    values: [ids],
  });
  return rows.map(({ status, holds, last }) => `${status}${holds ? ' with the vehicle' : ''}: ${last}`);
}
const handedOver = ['completed: VehicleCheckedOut', 'active with the vehicle: VehicleCheckedIn'];

/** The vehicle is back and nothing lies ahead. */
async function clear(ids: readonly string[]) {
  for (const id of ids) await admin.delete(`/api/admin/bookings/${id}`).send({});
}

const rounds = async (play: (at: Awaited<ReturnType<typeof atTheVehicle>>) => Promise<void>): Promise<void> => {
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const at = await atTheVehicle();
    await play(at);
    await clear([at.ending.id, at.next.id, at.third.id]);
  }
};

describe(`of two steps at once by two processes one happens, ${ROUNDS} times each`, () => {
  it('a handover, and the cancellation of the incoming booking', () =>
    rounds(async ({ ending, next, code }) => {
      const [confirmed, cancelled] = await Promise.all([
        confirmCode(noa, code),
        adminElsewhere.delete(`/api/admin/bookings/${next.id}`).send({}),
      ]);
      // an administrator may also cancel a shift that has just begun
      expect(said(cancelled)).toBe(taken);
      if (confirmed.status === 200)
        expect(await outcomeOf(ending.id, next.id)).toEqual([handedOver[0], 'cancelled: BookingCancelled']);
      else {
        expect(['409 INVALID_TRANSITION', '409 JOINT_HANDOVER_CODE_NOT_VALID']).toContain(said(confirmed));
        expect(await outcomeOf(ending.id, next.id)).toEqual([
          'active with the vehicle: VehicleCheckedIn',
          'cancelled: BookingCancelled',
        ]);
      }
    }));

  it('a handover, and the ordinary checkout of the outgoing booking', () =>
    rounds(async ({ ending, next, code }) => {
      const [confirmed, checkedOut] = await Promise.all([
        confirmCode(noa, code),
        danaElsewhere.post(`/api/bookings/${ending.id}/checkout`).send(checkOutForm),
      ]);
      const isTaken = confirmed.status === 200;
      expect([confirmed, checkedOut].map(said)).toEqual(
        isTaken ? [taken, '409 INVALID_TRANSITION'] : ['409 JOINT_HANDOVER_CODE_NOT_VALID', taken],
      );
      expect(await handoverSeenBy(dana, ending)).toMatchObject({ code: null });
      expect(await outcomeOf(ending.id, next.id)).toEqual(
        isTaken ? handedOver : [handedOver[0], 'approved: AgreementSigned'],
      );
    }));

  it('two who type the same code', () =>
    rounds(async ({ ending, next, third, code }) => {
      const answers = await Promise.all([noa, noaElsewhere, avi].map((person) => confirmCode(person, code)));
      const [first, second, other] = answers.map(said);
      // two phones of one person take it over once, and both are told
      expect([first, second]).toContain(taken);
      expect(other).not.toBe(taken);
      expect(await outcomeOf(ending.id, next.id, third.id)).toEqual([...handedOver, 'approved: AgreementSigned']);
    }));

  it('a handover, and the withdrawal of its code', () =>
    rounds(async ({ ending, next, code }) => {
      const [confirmed] = await Promise.all([confirmCode(noa, code), withdrawCode(danaElsewhere, ending).expect(204)]);
      const isTaken = confirmed.status === 200;
      expect(said(confirmed)).toBe(isTaken ? taken : '409 JOINT_HANDOVER_CODE_NOT_VALID');
      const { body } = await dana.get(`/api/bookings/${ending.id}/joint-handover`).expect(200);
      expect((body as { takenOverBy: unknown }).takenOverBy === null).toBe(!isTaken);
      expect(await outcomeOf(ending.id, next.id)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'approved: AgreementSigned'],
      );
    }));

  it('a handover, and another code with other readings', () =>
    rounds(async ({ ending, next, code }) => {
      const [confirmed, offered] = await Promise.all([
        confirmCode(noa, code),
        offerHandover(danaElsewhere, ending, { mileage: 48_300 }),
      ]);
      const isTaken = confirmed.status === 200;
      expect(said(confirmed)).toBe(isTaken ? taken : '409 JOINT_HANDOVER_CODE_NOT_VALID');
      expect(offered.status).toBe(isTaken ? 409 : 201);
      expect(await handoverSeenBy(dana, ending)).toMatchObject(
        isTaken ? { code: null, takenOverBy: { unitNumber: '102' } } : { code: expect.any(String), takenOverBy: null },
      );
      expect(await outcomeOf(ending.id, next.id)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'approved: AgreementSigned'],
      );
    }));

  it('a handover, and a colleague who accepts the incoming booking', () =>
    rounds(async ({ ending, next, code }) => {
      const { body: offer } = await give(noa, next, '103').expect(201);
      const [confirmed, accepted] = await Promise.all([
        confirmCode(noa, code),
        accept(aviElsewhere, offer as { readonly id: string }, next),
      ]);
      const isTaken = confirmed.status === 200;
      expect(accepted.status === 200).toBe(!isTaken);
      expect(await outcomeOf(ending.id, next.id)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'pending: BookingHandedOn'],
      );
    }));

  it('a handover, and an extension of the incoming booking, of which both may happen', () =>
    rounds(async ({ ending, next, third, code }) => {
      await admin.delete(`/api/admin/bookings/${third.id}`).send({}).expect(200);
      const more = { seen: seenOf(next), hours: 1, addendumVersion: currentAddendumVersion };
      const [confirmed, extended] = await Promise.all([
        confirmCode(noa, code),
        noaElsewhere.post(`/api/bookings/${next.id}/extension`).send(more),
      ]);
      expect([confirmed, extended].map(said)).toEqual([taken, taken]);
      expect((await outcomeOf(ending.id, next.id)).map((outcome) => outcome.split(':')[0])).toEqual([
        'completed',
        'active with the vehicle',
      ]);
      const [held] = await one.database.query<{ until: string }>({
        name: 'test.held-until',
        text: `SELECT until_at AS until FROM vehicle_use WHERE booking_id = $1`,
        values: [next.id],
      });
      expect(held?.until).toBe(addHours(next.endTime as Instant, 1));
    }));
});

it('the views are what a replay makes of the log', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
