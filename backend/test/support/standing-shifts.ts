import type { components } from '@rigbook/contracts/api.types';
import { EventStore } from '../../src/platform/event-store/index.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Ids } from '../../src/platform/time/ids.js';
import { MakeStandingShifts } from '../../src/standing-shifts/make-bookings/make-standing-shifts.js';
import { MakeOffers } from '../../src/waitlist/make-offers/make-offers.js';
import type { Person, TestApp } from './app.js';
import { vehicleId } from './shift.js';

export type StandingShift = components['schemas']['StandingShift'];

/** What a worker does from time to time: makes what is due, and tries again what could not be made. */
export const makeStandingShifts = (
  { nest, database }: Pick<TestApp, 'nest' | 'database'>,
  clock: Clock = nest.get<Clock>(Clock),
): Promise<number> => standingShiftsMaker({ nest, database }, nest.get(Ids), clock).turn({ again: true });

export const standingShiftsMaker = (
  { nest, database }: Pick<TestApp, 'nest' | 'database'>,
  ids: Pick<Ids, 'newId'> = nest.get(Ids),
  clock: Clock = nest.get<Clock>(Clock),
): MakeStandingShifts => {
  const events = nest.get(EventStore);
  return new MakeStandingShifts(database, events, clock, ids, new MakeOffers(database, events, clock, ids));
};

export const idOfUnit = async ({ database }: Pick<TestApp, 'database'>, unit: string): Promise<string> => {
  const [row] = await database.query<{ id: string }>({
    name: 'test.id-of-unit',
    text: `SELECT id FROM responder WHERE unit_number = $1`,
    values: [unit],
  });
  if (!row) throw new Error(`no unit ${unit}`);
  return row.id;
};

/** Mondays and Wednesdays, 18:00 to 22:00 in Jerusalem, from Sunday 22 November 2026 on. */
export const evenings = {
  weekdays: ['monday', 'wednesday'],
  startHour: 18,
  duration: 4,
  fromDay: '2026-11-22',
  exceptDays: [] as string[],
};

/** The body that sets one for a unit, with BLS1 unless `plan` says otherwise. */
export const standing = async (app: TestApp, unit: string, plan: object = {}, vehicle = 'BLS1') => ({
  responderId: await idOfUnit(app, unit),
  vehicleId: await vehicleId(app, vehicle),
  ...evenings,
  ...plan,
});

export const setStandingShift = async (
  app: TestApp,
  admin: Person,
  unit: string,
  plan: object = {},
  vehicle?: string,
) => {
  const body = await standing(app, unit, plan, vehicle);
  return (await admin.post('/api/admin/standing-shifts').send(body).expect(201)).body as { id: string };
};

export const read = async (admin: Person, { id }: { readonly id: string }): Promise<StandingShift> =>
  (await admin.get(`/api/admin/standing-shifts/${id}`).expect(200)).body as StandingShift;

/** The same plan, as it is sent back with a change. */
export const planOf = ({
  weekdays,
  startHour,
  duration,
  fromDay,
  untilDay,
  exceptDays,
  changedAt,
  ...shift
}: StandingShift) => ({
  weekdays,
  startHour,
  duration,
  fromDay,
  untilDay,
  exceptDays,
  changedAt,
  vehicleId: shift.vehicle?.id ?? null,
  vehicleType: shift.vehicleType,
});

/** `2026-11-23 made approved` */
export const daysOf = ({ days }: StandingShift): string[] =>
  days.map(({ day, state, bookingStatus, notMadeBecause }) =>
    [day, state, bookingStatus ?? notMadeBecause].filter(Boolean).join(' '),
  );

/** Ends all of them, and cancels every booking that has not begun. */
export async function endEverything({ database }: Pick<TestApp, 'database'>, admin: Person): Promise<void> {
  const { body: standing } = await admin.get('/api/admin/standing-shifts').expect(200);
  for (const { id, changedAt } of standing as StandingShift[])
    await admin.post(`/api/admin/standing-shifts/${id}/end`).send({ changedAt, cancelBookings: true }).expect(204);
  const open = await database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
}
