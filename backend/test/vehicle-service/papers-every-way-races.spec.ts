import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { amount } from '../support/endurance.js';
import { accept, give, offersOf, proposeSwap, seenOf } from '../support/handing-on.js';
import { shift } from '../support/shift.js';
import { endEverything, idOfUnit, makeStandingShifts, setStandingShift } from '../support/standing-shifts.js';
import { insuredUntil } from '../support/vehicle-service.js';
import { answerOffer, join, serveWaitlist, wishesOf } from '../support/waitlist.js';

/** Two processes on one database: people book through the first, the office enters papers through the second. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let office: Person;
let dana: Person;
let amir: Person;
let taker: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  for (const { clock } of [one, two]) clock.set('2026-11-23T08:00Z');
  [admin, office, dana, amir, taker] = await Promise.all([
    one.signInAdmin(),
    two.signInAdmin(),
    one.signIn('101'),
    one.signIn('102'),
    one.signIn('105'),
  ]);
  await allowTakes(admin, '105');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Vehicle {
  readonly id: string;
  readonly name: string;
}
interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}
interface Way {
  /** Everything before the command that gets the hours. */
  readonly prepare: (vehicle: Vehicle) => Promise<() => Promise<Answer>>;
  /** What the log says if the person got them. */
  readonly granted: string;
  /** the last day that the office enters; by default the day before the hours */
  readonly lastDay?: string;
}

const nextMorning = { startTime: '2026-11-24T04:00:00.000Z', duration: 1 };
const beforeMidnight = { startTime: '2026-11-23T20:00:00.000Z', duration: 2 };
const ofDana = () => shift(one, dana, admin);
const ofAmir = () => shift(one, amir, admin);

const ways: Readonly<Record<string, Way>> = {
  'a booking on behalf of somebody': {
    granted: 'BookingRequested',
    prepare: async ({ id: vehicleId }) => {
      const booking = { responderId: await idOfUnit(one, '102'), vehicleId, purpose: 'Early shift', approved: true };
      return async () => admin.post('/api/admin/bookings').send({ ...booking, ...nextMorning });
    },
  },
  'a change': {
    granted: 'BookingChanged',
    prepare: async ({ name }) => {
      const booking = await ofAmir().request(name, beforeMidnight);
      const { purpose, vehicle } = booking;
      const change = { seen: seenOf(booking), vehicleId: vehicle.id, purpose, ...beforeMidnight, duration: 4 };
      return async () => amir.post(`/api/bookings/${booking.id}/change`).send(change);
    },
  },
  'an extension': {
    granted: 'BookingExtended',
    prepare: async ({ name }) => {
      const booking = await ofDana().signed(name, beforeMidnight);
      const extension = { seen: seenOf(booking), hours: 1, addendumVersion: currentAddendumVersion };
      return async () => dana.post(`/api/bookings/${booking.id}/extension`).send(extension);
    },
  },
  'an offer of the waitlist': {
    granted: 'WaitlistOfferAccepted',
    prepare: async ({ name }) => {
      const booking = await ofDana().request(name, nextMorning);
      const hours = { startTime: booking.startTime, endTime: booking.endTime, leastHours: 1 };
      const wish = (await join(one, amir, hours, name)).body as { id: string };
      await dana.delete(`/api/bookings/${booking.id}`).expect(200);
      await serveWaitlist(one);
      expect((await wishesOf(amir)).find(({ id }) => id === wish.id)?.offer).not.toBeNull();
      return async () => answerOffer(amir, wish, 'accept');
    },
  },
  'a booking that is handed on': {
    granted: 'BookingHandedOn',
    prepare: async ({ name }) => {
      const booking = await ofDana().request(name, nextMorning);
      await give(dana, booking, '102').expect(201);
      const offer = (await offersOf(amir)).offered.at(-1)!;
      return async () => accept(amir, offer, booking);
    },
  },
  'a swap': {
    granted: 'BookingHandedOn',
    prepare: async ({ name }) => {
      const booking = await ofDana().request(name, nextMorning);
      const other = await vehicles.add();
      const own = await ofAmir().request(other.name, { startTime: '2026-11-24T06:00:00.000Z', duration: 1 });
      await proposeSwap(dana, booking, own).expect(201);
      const offer = (await offersOf(amir)).offered.at(-1)!;
      return async () => accept(amir, offer, booking);
    },
  },
  'an emergency take': {
    granted: 'VehicleTakenInEmergency',
    lastDay: '2026-11-22',
    prepare:
      async ({ name }) =>
      async () =>
        emergency(one, taker).take(name),
  },
  'a standing shift': {
    granted: 'StandingShiftMade',
    prepare: async ({ name }) => {
      const plan = { weekdays: ['tuesday'], startHour: 6, duration: 1 };
      await setStandingShift(one, admin, '104', plan, name);
      return async () => {
        await makeStandingShifts(one);
        return { status: 200, body: {} };
      };
    },
  },
};

const vehicles = vehiclesBy(() => admin);
const rounds = amount({ usual: 4, endurance: 40 });

/** The events about the vehicle in the order of the log. */
const logOf = ({ id }: Vehicle, granted: string) =>
  one.database.query<{ type: string }>({
    name: 'test.papers-and-hours',
    text: `SELECT type FROM event WHERE type IN ($2, 'ServicePlanSet')
             AND (stream = $1 OR data ->> 'vehicleId' = $1::text) ORDER BY transaction, position`,
    values: [id, granted],
  });

async function clear(): Promise<void> {
  const out = await one.database.query<{ id: string }>({
    name: 'test.out',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status = 'active'`,
    values: [],
  });
  for (const { id } of out) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  for (const { id } of await wishesOf(amir)) await amir.delete(`/api/waitlist/${id}`);
  await endEverything(one, admin);
}

it.each(Object.entries(ways))(
  '%s and the end of a paper at the same moment: the hours were first, or are refused',
  async (_, { prepare, granted, lastDay = '2026-11-23' }) => {
    for (let round = 0; round < rounds; round += 1) {
      const vehicle = await vehicles.add();
      const act = await prepare(vehicle);
      const before = (await logOf(vehicle, granted)).length;
      const set = async () =>
        office.post(`/api/admin/vehicles/${vehicle.id}/service-plans`).send(insuredUntil(lastDay));
      // who begins first changes from round to round
      const [answer, setting] =
        round % 2 === 0
          ? await Promise.all([act(), set()])
          : await Promise.all([set(), act()]).then(([settled, acted]) => [acted, settled] as const);
      expect(setting.status).toBe(201);
      const log = (await logOf(vehicle, granted)).slice(before).map(({ type }) => type);
      const wasGranted = log.includes(granted);
      expect(log).toEqual(wasGranted ? [granted, 'ServicePlanSet'] : ['ServicePlanSet']);
      if (granted !== 'StandingShiftMade') {
        expect(answer.status < 300).toBe(wasGranted);
        if (!wasGranted) expect(answer.body.code).toBe('VEHICLE_PAPERS_EXPIRED');
      }
      await clear();
    }
  },
);

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
