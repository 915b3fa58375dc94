import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import type { components } from '@rigbook/contracts/api.types';
import { laneOf, type LaneState } from '@rigbook/contracts/booking/requesting/lane.rules';
import { nextUsualStart } from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import { addHours, type Instant, instant, overlaps, periodOf } from '@rigbook/contracts/kernel';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { give } from '../support/handing-on.js';
import { shift, vehicleId } from '../support/shift.js';
import { makeStandingShifts, setStandingShift } from '../support/standing-shifts.js';
import { holds, join, serveWaitlist } from '../support/waitlist.js';

/** What the page draws its lanes and offers "Book again" from. */
type Calendar = components['schemas']['VehicleCalendar'];

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;

const now = instant('2026-11-23T08:00:00.000Z');
const zone = 'Asia/Jerusalem';
/** 18:00 to 22:00 in Jerusalem */
const evening = { startTime: '2026-11-23T16:00:00.000Z', duration: 4 };

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set(now);
  [dana, noa, admin] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
});
afterAll(() => app.close());

async function freeHours(vehicle: string) {
  const period = { from: now, to: addHours(now, 8 * 24) };
  const { body } = await dana.get('/api/vehicles/calendar').query(period).expect(200);
  const id = await vehicleId(app, vehicle);
  const calendar = (body as Calendar[]).find((one) => one.vehicleId === id)!;
  const taken = calendar.taken.map(({ startTime, endTime, heldUntil }) => ({
    startAt: startTime as Instant,
    endAt: endTime as Instant,
    heldUntil: heldUntil as Instant,
  }));
  const { turnRoundMinutes } = calendar;
  const facts = { now, zone, isAdmin: false, taken, turnRoundMinutes, outOfService: null, isOut: false } as const;
  const usual = { vehicleId: id, startHour: 18, durationHours: 2, purpose: 'Evening' };
  return {
    lane: laneOf(facts),
    again: nextUsualStart(usual, { ...facts, used: [], own: [] }),
  };
}

interface Kind {
  readonly vehicle: string;
  readonly state: LaneState;
  readonly hours: number;
  readonly begin: (vehicle: string) => Promise<unknown>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'a booking of a standing shift': {
    vehicle: 'BLS1',
    state: 'taken',
    hours: 4,
    begin: async (vehicle) => {
      await setStandingShift(app, admin, '101', { weekdays: ['monday'] }, vehicle);
      await makeStandingShifts(app);
    },
  },
  'hours that are held for somebody in line': {
    vehicle: 'ALS1',
    state: 'taken',
    hours: 4,
    begin: async (vehicle) => {
      const { id } = await shift(app, dana, admin).request(vehicle, evening);
      await join(app, noa, {}, vehicle);
      await admin.delete(`/api/admin/bookings/${id}`).expect(200);
      await serveWaitlist(app);
      expect(await holds(app)).toHaveLength(1);
    },
  },
  'a booking that is offered to a colleague': {
    vehicle: 'BLS2',
    state: 'taken',
    hours: 4,
    begin: async (vehicle) => {
      const booking = await shift(app, dana, admin).request(vehicle, evening);
      await shift(app, dana, admin).approve(booking);
      expect((await give(dana, booking)).status).toBe(201);
    },
  },
  'an extension that was asked for': {
    vehicle: 'PARAMEDIC 1',
    state: 'taken',
    hours: 4,
    begin: async (vehicle) => {
      const out = await shift(app, noa, admin).active(vehicle, { startTime: now, duration: 8 });
      const seen = { vehicleId: out.vehicle.id, startTime: out.startTime, endTime: out.endTime };
      const asked = { seen, hours: 4, askIfNeeded: true, addendumVersion: currentAddendumVersion };
      const { body } = await noa.post(`/api/bookings/${out.id}/extension`).send(asked).expect(200);
      expect(body.extensionAskedUntil).toBe('2026-11-23T20:00:00.000Z');
    },
  },
  'the turn-round of a booking': {
    vehicle: 'FLY CAR 1',
    state: 'turnRound',
    hours: 1,
    begin: async (vehicle) => {
      await admin.put('/api/admin/settings').send({ turnRoundMinutes: 60 }).expect(200);
      await shift(app, dana, admin).request(vehicle, { startTime: '2026-11-23T14:00:00.000Z', duration: 2 });
    },
  },
};

describe.each(Object.entries(kinds))('%s', (_, { vehicle, state, hours, begin }) => {
  it('is in the lanes of what is free tonight, and “Book again” offers the next night', async () => {
    expect((await freeHours(vehicle)).again).toBe(evening.startTime);
    await begin(vehicle);
    const { lane, again } = await freeHours(vehicle);
    const its = periodOf(instant(evening.startTime), hours);
    expect(lane.filter((part) => overlaps(part, its))).toMatchObject([{ state, endAt: its.endAt }]);
    expect(again).toBe('2026-11-24T16:00:00.000Z');
  });
});
