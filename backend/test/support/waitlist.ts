import { EventStore } from '../../src/platform/event-store/index.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Ids } from '../../src/platform/time/ids.js';
import { MakeOffers } from '../../src/waitlist/make-offers/make-offers.js';
import type { components } from '@rigbook/contracts/api.types';
import { type Person, type TestApp } from './app.js';
import { vehicleId } from './shift.js';

export type Wish = components['schemas']['Wish'];

/** What a worker does after each event: serves the line once. */
export const serveWaitlist = (
  { nest, database }: Pick<TestApp, 'nest' | 'database'>,
  { clock = nest.get<Clock>(Clock), signal }: { readonly clock?: Clock; readonly signal?: AbortSignal } = {},
): Promise<void> => new MakeOffers(database, nest.get(EventStore), clock, nest.get(Ids)).turn(signal);

/** Monday 23 November 2026, 18:00 to 22:00 in Jerusalem. */
export const evening = { startTime: '2026-11-23T16:00:00.000Z', endTime: '2026-11-23T20:00:00.000Z' };

export const join = async (app: TestApp, person: Person, wish: object = {}, vehicle = 'ALS1') =>
  person.post('/api/waitlist').send({
    vehicleId: await vehicleId(app, vehicle),
    anyOfType: false,
    ...evening,
    leastHours: 3,
    purpose: 'Evening shift',
    ...wish,
  });

export const wishesOf = async (person: Person): Promise<readonly Wish[]> =>
  (await person.get('/api/waitlist').expect(200)).body as readonly Wish[];

const nothing = {
  vehicleId: '0197f1c2-0001-7000-8000-00000000dead',
  startTime: evening.startTime,
  endTime: evening.endTime,
};

/** What the person sees of an offer, or what nobody offered. */
export const seenBy = async (person: Person, id: string) => {
  const offer = (await wishesOf(person)).find((wish) => wish.id === id)?.offer;
  return offer ? { vehicleId: offer.vehicle.id, startTime: offer.startTime, endTime: offer.endTime } : nothing;
};

/** Answers what the person sees. */
export const answerOffer = async (person: Person, { id }: Pick<Wish, 'id'>, answer: 'accept' | 'decline') =>
  person.post(`/api/waitlist/${id}/${answer}`).send({ seen: await seenBy(person, id) });

/** Holds in the table of taken hours, each with its wish. */
export const holds = ({ database }: Pick<TestApp, 'database'>) =>
  database.query<{ wishId: string; vehicleId: string }>({
    name: 'test.holds',
    text: `SELECT booking_id AS "wishId", vehicle_id AS "vehicleId" FROM vehicle_reservation WHERE is_hold`,
    values: [],
  });
