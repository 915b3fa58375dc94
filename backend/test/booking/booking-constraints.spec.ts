import type { constraintMeanings } from '../../src/booking/booking.constraints.js';
import { GuardViolation } from '../../src/platform/event-store/event-store.errors.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { approving, floorsOf, mondayFloor } from '../support/coverage.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let amir: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [admin, dana, amir] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

/** Sets up a command, and a rival that is faster: it acts after the command has read its facts and before it commits. */
interface Race {
  readonly command: () => PromiseLike<{ status: number; body: { code?: string } }>;
  readonly rival: () => PromiseLike<unknown>;
}

const requestAt = async (person: Person, vehicle: string, startTime: string, duration = 4) =>
  person
    .post('/api/bookings')
    .send({ ...mondayEvening, vehicleId: await vehicleId(app, vehicle), startTime, duration });

async function hoursOfOneVehicle(): Promise<Race> {
  return {
    command: () => requestAt(dana, 'ALS1', mondayEvening.startTime),
    rival: () => shift(app, amir, admin).request('ALS1'),
  };
}

async function hoursOfOneWeek(): Promise<Race> {
  const noa = await app.signIn('103');
  const { request } = shift(app, noa, admin);
  for (const day of [24, 25, 26]) await request('BLS1', { startTime: `2026-11-${day}T14:00:00.000Z`, duration: 8 });
  return {
    command: () => requestAt(noa, 'BLS1', mondayEvening.startTime),
    rival: () => request('FLY CAR 1', { startTime: '2026-11-23T20:00:00.000Z', duration: 4 }),
  };
}

async function twoShiftsOfOneVehicle(): Promise<Race> {
  app.clock.set('2026-11-23T11:30Z');
  const { id } = await shift(app, dana, admin).signed('BLS2', { startTime: '2026-11-23T13:00:00Z', duration: 1 });
  const before = shift(app, amir, admin);
  const late = await before.signed('BLS2', { startTime: '2026-11-23T12:00:00Z', duration: 1 });
  app.clock.set('2026-11-23T13:05Z');
  return {
    command: () => dana.post(`/api/bookings/${id}/check-in`).send(checkInForm),
    rival: async () => {
      app.clock.set('2026-11-23T12:55Z');
      await before.checkIn(late);
    },
  };
}

async function twoVehiclesTaken(): Promise<Race> {
  await allowTakes(admin, '105');
  const taker = emergency(app, await app.signIn('105'));
  return { command: () => taker.take('ALS1'), rival: () => taker.take('FLY CAR 1') };
}

async function papersThatEnd(): Promise<Race> {
  const vehicle = 'FLY CAR 1';
  const plan = { kind: 'insurance', validUntil: '2026-11-24' };
  return {
    command: () => requestAt(amir, vehicle, '2026-11-25T04:00:00.000Z', 1),
    rival: async () =>
      admin
        .post(`/api/admin/vehicles/${await vehicleId(app, vehicle)}/service-plans`)
        .send(plan)
        .expect(201),
  };
}

async function lastFreeVehicles(): Promise<Race> {
  const hours = { startTime: '2026-11-24T02:00:00.000Z', duration: 1 };
  await floorsOf(admin).set({
    ...mondayFloor('Basic Life Support', 1),
    weekdays: ['tuesday'],
    fromHour: 4,
    untilHour: 5,
  });
  const [mine, theirs] = [
    await shift(app, dana, admin).request('BLS1', hours),
    await shift(app, amir, admin).request('BLS2', hours),
  ];
  return { command: () => approving(admin, mine.id), rival: () => approving(admin, theirs.id).expect(200) };
}

async function responderWhoIsErased(): Promise<Race> {
  const erased = await app.signIn('104');
  const [{ id } = { id: '' }] = await app.database.query<{ id: string }>({
    name: 'unit 104',
    text: `SELECT id FROM responder WHERE unit_number = '104'`,
    values: [],
  });
  return {
    command: () => requestAt(erased, 'PARAMEDIC 1', '2026-11-25T16:00:00.000Z'),
    rival: () => admin.delete(`/api/users/${id}`).expect(204),
  };
}

const races: Record<keyof typeof constraintMeanings, readonly [race: () => Promise<Race>, code: string]> = {
  vehicle_reservation_vehicle_id_during_excl: [hoursOfOneVehicle, 'VEHICLE_ALREADY_BOOKED'],
  responder_week_hours_check: [hoursOfOneWeek, 'WEEKLY_LIMIT_EXCEEDED'],
  vehicle_use_taken_by_key: [twoVehiclesTaken, 'HAS_ANOTHER_VEHICLE'],
  vehicle_use_pkey: [twoShiftsOfOneVehicle, 'VEHICLE_IN_USE'],
  vehicle_papers_as_read: [papersThatEnd, 'VEHICLE_PAPERS_EXPIRED'],
  coverage_as_read: [lastFreeVehicles, 'COVERAGE_REASON_REQUIRED'],
  vehicle_reservation_responder_id_fkey: [responderWhoIsErased, 'SIGNED_OUT'],
};

it.each(Object.entries(races))('a command that %s stops answers with its refusal', async (constraint, [race, code]) => {
  const { command, rival } = await race();
  const store = app.nest.get(EventStore);
  const commit = store.commit.bind(store);
  const stoppedBy: unknown[] = [];
  jest.spyOn(store, 'commit').mockImplementationOnce(async (outdated) => {
    await rival();
    return commit(outdated).catch((error: unknown) => {
      if (error instanceof GuardViolation) stoppedBy.push(error.constraint);
      throw error;
    });
  });
  const answer = await command();
  expect(stoppedBy).toEqual([constraint]);
  expect(answer.body.code).toBe(code);
});
