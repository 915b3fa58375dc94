import type { components } from '@rigbook/contracts/api.types';
import { EventStore } from '../../src/platform/event-store/index.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Ids } from '../../src/platform/time/ids.js';
import { CarryOutPlans } from '../../src/substitutes/carry-out/carry-out-plans.js';
import type { Person, TestApp } from './app.js';
import { vehicleId } from './shift.js';

export type AtRisk = components['schemas']['BookingAtRisk'];
export type OfferedSubstitute = components['schemas']['OfferedSubstitute'];
type Booking = components['schemas']['Booking'];

/** What a worker does after each event. */
export const carryOut = ({ nest, database }: Pick<TestApp, 'nest' | 'database'>, signal?: AbortSignal): Promise<void> =>
  new CarryOutPlans(database, nest.get(EventStore), nest.get<Clock>(Clock), nest.get(Ids)).turn(signal);

export const atRisk = async (admin: Person, which: object = {}): Promise<readonly AtRisk[]> =>
  (await admin.get('/api/admin/bookings-at-risk').query(which).expect(200)).body as readonly AtRisk[];

export const seenOf = ({ vehicle, startTime, endTime, user }: Booking) => ({
  vehicleId: vehicle.id,
  startTime,
  endTime,
  responderId: user.id,
});

/** What an administrator sends for bookings that were read: each with a vehicle by id, or null to cancel it. */
export const planOf = (
  bookings: readonly (readonly [Booking, string | null])[],
  reason = 'The brakes are worn out',
) => ({
  reason,
  bookings: bookings.map(([booking, substituteVehicleId]) => ({
    bookingId: booking.id,
    seen: seenOf(booking),
    substituteVehicleId,
  })),
});

export const save = (admin: Person, ...of: Parameters<typeof planOf>) =>
  admin.post('/api/admin/bookings-at-risk/save').send(planOf(...of));

export const offersOf = async (person: Person): Promise<readonly OfferedSubstitute[]> =>
  (await person.get('/api/substitutes').expect(200)).body as readonly OfferedSubstitute[];

export const answerSubstitute = (person: Person, offer: OfferedSubstitute, answer: 'accept' | 'decline') =>
  person.post(`/api/substitutes/${offer.id}/${answer}`).send({
    seen: { vehicleId: offer.substitute.id, startTime: offer.startTime, endTime: offer.endTime },
  });

/** The vehicle goes to maintenance without an end. */
export const lose = async (app: TestApp, admin: Person, vehicle: string) =>
  admin
    .put(`/api/vehicles/${await vehicleId(app, vehicle)}`)
    .send({ status: 'maintenance', reason: 'Brakes' })
    .expect(200);

export const giveBack = async (app: TestApp, admin: Person, vehicle: string) =>
  admin
    .put(`/api/vehicles/${await vehicleId(app, vehicle)}`)
    .send({ status: 'available' })
    .expect(200);

/** Holds in the table of taken hours, each with its substitution. */
export const holdsOf = ({ database }: Pick<TestApp, 'database'>) =>
  database.query<{ id: string; vehicleId: string }>({
    name: 'test.substitute-holds',
    text: `SELECT booking_id AS id, vehicle_id AS "vehicleId" FROM vehicle_reservation WHERE is_hold ORDER BY lower(during)`,
    values: [],
  });
