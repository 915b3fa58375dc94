import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { amount } from '../support/endurance.js';
import { accept, give, seenOf } from '../support/handing-on.js';
import { confirmCode, handoverSeenBy, offerHandover, withdrawCode } from '../support/joint-handover.js';
import { checkOutForm } from '../support/shift.js';
import { handedOver, type Races, said, startRaces, taken } from './support/at-the-vehicle.js';

const ROUNDS = amount({ usual: 20, endurance: 100 });

let races: Races;
beforeAll(async () => (races = await startRaces()));
afterAll(() => races.close());

describe(`of two steps at once by two processes one happens, ${ROUNDS} times each`, () => {
  it('a handover, and the cancellation of the incoming booking', () =>
    races.rounds(ROUNDS, async ({ ending, next, code, noa: [noa], admin: [, admin] }) => {
      const [confirmed, cancelled] = await Promise.all([
        confirmCode(noa, code),
        admin.delete(`/api/admin/bookings/${next.id}`).send({}),
      ]);
      // an administrator may also cancel a shift that has just begun
      expect(said(cancelled)).toBe(taken);
      if (confirmed.status === 200)
        expect(await races.outcomeOf(ending, next)).toEqual([handedOver[0], 'cancelled: BookingCancelled']);
      else {
        expect(['409 INVALID_TRANSITION', '409 JOINT_HANDOVER_CODE_NOT_VALID']).toContain(said(confirmed));
        expect(await races.outcomeOf(ending, next)).toEqual([
          'active with the vehicle: VehicleCheckedIn',
          'cancelled: BookingCancelled',
        ]);
      }
    }));

  it('a handover, and the ordinary checkout of the outgoing booking', () =>
    races.rounds(ROUNDS, async ({ ending, next, code, noa: [noa], dana: [dana, danaElsewhere] }) => {
      const [confirmed, checkedOut] = await Promise.all([
        confirmCode(noa, code),
        danaElsewhere.post(`/api/bookings/${ending.id}/checkout`).send(checkOutForm),
      ]);
      const isTaken = confirmed.status === 200;
      expect([confirmed, checkedOut].map(said)).toEqual(
        isTaken ? [taken, '409 INVALID_TRANSITION'] : ['409 JOINT_HANDOVER_CODE_NOT_VALID', taken],
      );
      expect(await handoverSeenBy(dana, ending)).toMatchObject({ code: null });
      expect(await races.outcomeOf(ending, next)).toEqual(
        isTaken ? handedOver : [handedOver[0], 'approved: AgreementSigned'],
      );
    }));

  it('two who type the same code', () =>
    races.rounds(ROUNDS, async ({ ending, next, third, code, noa: [noa, noaElsewhere], avi: [avi] }) => {
      const answers = await Promise.all([noa, noaElsewhere, avi].map((person) => confirmCode(person, code)));
      const [first, second, other] = answers.map(said);
      // two phones of one person take it over once, and both are told
      expect([first, second]).toContain(taken);
      expect(other).not.toBe(taken);
      expect(await races.outcomeOf(ending, next, third)).toEqual([...handedOver, 'approved: AgreementSigned']);
    }));

  it('a handover, and the withdrawal of its code', () =>
    races.rounds(ROUNDS, async ({ ending, next, code, noa: [noa], dana: [dana, danaElsewhere] }) => {
      const [confirmed] = await Promise.all([confirmCode(noa, code), withdrawCode(danaElsewhere, ending).expect(204)]);
      const isTaken = confirmed.status === 200;
      expect(said(confirmed)).toBe(isTaken ? taken : '409 JOINT_HANDOVER_CODE_NOT_VALID');
      const { body } = await dana.get(`/api/bookings/${ending.id}/joint-handover`).expect(200);
      expect((body as { takenOverBy: unknown }).takenOverBy === null).toBe(!isTaken);
      expect(await races.outcomeOf(ending, next)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'approved: AgreementSigned'],
      );
    }));

  it('a handover, and another code with other readings', () =>
    races.rounds(ROUNDS, async ({ ending, next, code, noa: [noa], dana: [dana, danaElsewhere] }) => {
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
      expect(await races.outcomeOf(ending, next)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'approved: AgreementSigned'],
      );
    }));

  it('a handover, and a colleague who accepts the incoming booking', () =>
    races.rounds(ROUNDS, async ({ ending, next, code, noa: [noa], avi: [, aviElsewhere] }) => {
      const { body: offer } = await give(noa, next, '103').expect(201);
      const [confirmed, accepted] = await Promise.all([
        confirmCode(noa, code),
        accept(aviElsewhere, offer as { readonly id: string }, next),
      ]);
      const isTaken = confirmed.status === 200;
      expect(accepted.status === 200).toBe(!isTaken);
      expect(await races.outcomeOf(ending, next)).toEqual(
        isTaken ? handedOver : ['active with the vehicle: VehicleCheckedIn', 'pending: BookingHandedOn'],
      );
    }));

  it('a handover, and an extension of the incoming booking, of which both may happen', () =>
    races.rounds(ROUNDS, async ({ ending, next, third, code, noa: [noa, noaElsewhere], admin: [admin] }) => {
      await admin.delete(`/api/admin/bookings/${third.id}`).send({}).expect(200);
      const more = { seen: seenOf(next), hours: 1, addendumVersion: currentAddendumVersion };
      const [confirmed, extended] = await Promise.all([
        confirmCode(noa, code),
        noaElsewhere.post(`/api/bookings/${next.id}/extension`).send(more),
      ]);
      expect([confirmed, extended].map(said)).toEqual([taken, taken]);
      expect((await races.outcomeOf(ending, next)).map((outcome) => outcome.split(':')[0])).toEqual([
        'completed',
        'active with the vehicle',
      ]);
      const [held] = await races.one.database.query<{ until: string }>({
        name: 'test.held-until',
        text: `SELECT until_at AS until FROM vehicle_use WHERE booking_id = $1`,
        values: [next.id],
      });
      expect(held?.until).toBe(addHours(next.endTime as Instant, 1));
    }));
});

it('the views are what a replay makes of the log', async () => {
  expect(await verify({ url: races.one.testDatabase.url, wiring })).toEqual([]);
});
