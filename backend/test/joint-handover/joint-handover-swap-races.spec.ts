import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { amount } from '../support/endurance.js';
import { accept, needsApproval, offersOf, proposeSwap } from '../support/handing-on.js';
import { confirmCode, handoverSeenBy } from '../support/joint-handover.js';
import { shift } from '../support/shift.js';
import { handedOver, type Races, said, startRaces, taken } from './support/at-the-vehicle.js';

const ROUNDS = amount({ usual: 20, endurance: 100 });

let races: Races;
beforeAll(async () => (races = await startRaces()));
afterAll(() => races.close());

type Request = ReturnType<typeof confirmCode>;
type Proposal = { readonly id: string };

/** Who has each booking, and how many hours it takes of their week. */
async function holdersOf(...ids: readonly string[]) {
  const rows = await races.one.database.query<{ unit: string; hours: number }>({
    name: 'test.holders',
    text: `SELECT r.unit_number AS unit,
                  (SELECT coalesce(sum(s.hours), 0)::int FROM responder_week_share s
                   WHERE s.booking_id = d.booking_id AND s.responder_id = d.responder_id) AS hours
           FROM booking_diary d JOIN responder r ON r.id = d.responder_id
           WHERE d.booking_id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], d.booking_id)`,
    values: [ids],
  });
  return rows.map(({ unit, hours }) => `${unit}: ${hours}`);
}

let round = 0;

/** The handover takes less time, so the swap begins up to 36 ms before it and each of them is sometimes the first. */
async function withHeadStart(swap: () => Request, handover: () => Request) {
  round += 1;
  const accepted = swap().then((answer) => answer);
  await new Promise((resume) => setTimeout(resume, (round % 4) * 12));
  return Promise.all([accepted, handover()]);
}

describe(`of a handover and a swap at once by two processes one happens, ${ROUNDS} times each`, () => {
  it.each([true, false])(
    'the incoming booking goes to the colleague of a swap (approved by an administrator: %s)',
    (asked) =>
      races.rounds(ROUNDS, async ({ ending, next, third, code, noa: [noa], avi: [, avi], admin: [admin] }) => {
        await needsApproval(admin, asked);
        const { body: proposal } = await proposeSwap(noa, next, third).expect(201);
        const [accepted, confirmed] = await withHeadStart(
          () => accept(avi, proposal as Proposal, next),
          () => confirmCode(noa, code),
        );
        const isTaken = confirmed.status === 200;
        expect(said(accepted)).toBe(isTaken ? '409 HANDING_ON_ENDED' : taken);
        const handedOn = asked ? 'pending: BookingHandedOn' : 'approved: BookingHandedOn';
        if (!isTaken)
          // without an approval the later booking that Noa got in return is unsigned
          expect(['409 JOINT_HANDOVER_CODE_NOT_VALID', '409 INVALID_TRANSITION']).toContain(said(confirmed));
        expect(await races.outcomeOf(ending, next, third)).toEqual(
          isTaken
            ? [...handedOver, 'approved: AgreementSigned']
            : ['active with the vehicle: VehicleCheckedIn', handedOn, handedOn],
        );
        expect(await holdersOf(ending.id, next.id, third.id)).toEqual(
          isTaken ? ['101: 1', '102: 1', '103: 1'] : ['101: 1', '103: 1', '102: 1'],
        );
      }),
  );

  it('the incoming booking goes to the outgoing responder, for a later one of theirs', () =>
    races.rounds(
      ROUNDS,
      async ({ ending, next, third, code, noa: [noa], dana: [dana, danaElsewhere], admin: [admin] }) => {
        await admin.delete(`/api/admin/bookings/${third.id}`).send({}).expect(200);
        const later = await shift(races.one, dana, admin).request('ALS1', { startTime: third.startTime, duration: 1 });
        const { body: proposal } = await proposeSwap(noa, next, later).expect(201);
        const [accepted, confirmed] = await withHeadStart(
          () => accept(danaElsewhere, proposal as Proposal, next),
          () => confirmCode(noa, code),
        );
        const isTaken = confirmed.status === 200;
        expect(said(accepted)).toBe(isTaken ? '409 HANDING_ON_ENDED' : taken);
        expect((await races.outcomeOf(ending, next)).at(0)).toBe(
          isTaken ? handedOver[0] : 'active with the vehicle: VehicleCheckedIn',
        );
        expect(await holdersOf(ending.id, next.id, later.id)).toEqual(
          isTaken ? ['101: 1', '102: 1', '101: 1'] : ['101: 1', '101: 1', '102: 1'],
        );
      },
    ));

  it('a swap of the outgoing booking has ended with its check-in, and never undoes the handover', () => {
    let proposal: Proposal;
    return races.rounds(
      ROUNDS,
      async ({ ending, next, third, code, dana: [dana], noa: [noa], avi: [, avi] }) => {
        const [accepted, confirmed] = await withHeadStart(
          () => accept(avi, proposal, ending),
          () => confirmCode(noa, code),
        );
        expect([confirmed, accepted].map(said)).toEqual([taken, '409 HANDING_ON_ENDED']);
        expect(await races.outcomeOf(ending, next, third)).toEqual([...handedOver, 'approved: AgreementSigned']);
        expect(await holdersOf(ending.id, next.id, third.id)).toEqual(['101: 1', '102: 1', '103: 1']);
        expect(await handoverSeenBy(dana, ending)).toMatchObject({ code: null, takenOverBy: { unitNumber: '102' } });
        expect(await offersOf(noa)).toMatchObject({ given: [] });
      },
      async ({ ending, third, dana: [dana] }) => {
        proposal = (await proposeSwap(dana, ending, third).expect(201)).body as Proposal;
      },
    );
  });
});

it('the views are what a replay makes of the log', async () => {
  expect(await verify({ url: races.one.testDatabase.url, wiring })).toEqual([]);
});
