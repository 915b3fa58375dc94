import type { components } from '@rigbook/contracts/api.types';
import { EndOffers } from '../../src/handing-on/end-offers/end-offers.js';
import type { Person, TestApp } from './app.js';

type Booking = components['schemas']['Booking'];
type Hours = Pick<Booking, 'vehicle' | 'startTime' | 'endTime'>;

/** What a worker does every ten seconds. */
export const endOffers = ({ nest }: Pick<TestApp, 'nest'>): Promise<void> => nest.get(EndOffers).takeTurn();

export const seenOf = ({ vehicle, startTime, endTime }: Hours) => ({ vehicleId: vehicle.id, startTime, endTime });

export const give = (person: Person, booking: Hours & { readonly id: string }, unitNumber: string | null = null) =>
  person.post('/api/handing-on').send({ bookingId: booking.id, seen: seenOf(booking), unitNumber });

export const proposeSwap = (person: Person, booking: Hours & { readonly id: string }, wanted: Hours) =>
  person.post('/api/handing-on/swaps').send({ bookingId: booking.id, seen: seenOf(booking), wanted: seenOf(wanted) });

export const accept = (person: Person, { id }: { readonly id: string }, booking: Hours) =>
  person.post(`/api/handing-on/${id}/accept`).send({ seen: seenOf(booking) });
export const decline = (person: Person, { id }: { readonly id: string }) =>
  person.post(`/api/handing-on/${id}/decline`).send({});
export const withdraw = (person: Person, { id }: { readonly id: string }) => person.delete(`/api/handing-on/${id}`);

export const offersOf = async (person: Person): Promise<components['schemas']['HandingOnList']> =>
  (await person.get('/api/handing-on').expect(200)).body as components['schemas']['HandingOnList'];

/** Whether an administrator approves new holders. */
export const needsApproval = (admin: Person, handingOnNeedsApproval: boolean) =>
  admin.put('/api/admin/settings').send({ handingOnNeedsApproval }).expect(200);

/** The hours of the week that holds the test's day. */
export const hoursOf = async (person: Person): Promise<number> => {
  const { body } = await person.get('/api/responder-hours').expect(200);
  const { weeks } = body as { readonly weeks: readonly { readonly weekStartsOn: string; readonly hours: number }[] };
  return weeks.find(({ weekStartsOn }) => weekStartsOn === '2026-11-22')?.hours ?? 0;
};
