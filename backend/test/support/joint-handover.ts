import type { components } from '@rigbook/contracts/api.types';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { Person, TestApp } from './app.js';
import { shift } from './shift.js';

type Booking = components['schemas']['Booking'];
type Code = components['schemas']['JointHandover'];

/** What both read and saw. */
export const walkRound = {
  fuelLevel: 60,
  mileage: 48_274,
  checklist: checkInItemIds,
  damageReports: null,
  noDamageConfirmed: true,
};

export const offerHandover = (person: Person, { id }: Pick<Booking, 'id'>, more: object = {}) =>
  person.post(`/api/bookings/${id}/joint-handover`).send({ ...walkRound, ...more });

/** The digits of a new code. */
export const codeOf = async (person: Person, booking: Pick<Booking, 'id'>, more: object = {}): Promise<string> => {
  const { code } = (await offerHandover(person, booking, more).expect(201)).body as Code;
  if (code === null) throw new Error('no code');
  return code;
};
export const handoverSeenBy = async (person: Person, { id }: Pick<Booking, 'id'>): Promise<Code> =>
  (await person.get(`/api/bookings/${id}/joint-handover`).expect(200)).body as Code;
export const withdrawCode = (person: Person, { id }: Pick<Booking, 'id'>) =>
  person.delete(`/api/bookings/${id}/joint-handover`);
export const openCode = (person: Person, code: string) => person.post('/api/joint-handovers/open').send({ code });
export const stateSeenBy = async (person: Person, id: string): Promise<string> =>
  ((await person.get(`/api/joint-handovers/${id}`).expect(200)).body as { state: string }).state;
export const goBack = (person: Person, id: string) => person.delete(`/api/joint-handovers/${id}`);
export const confirmCode = (person: Person, code: string) => person.post('/api/joint-handovers/confirm').send({ code });

/** One shift, 18:00 to 22:00 in Jerusalem, is out, and the next, to 2:00, is signed. */
export async function twoShifts(
  app: TestApp,
  { outgoing, incoming, admin }: Readonly<Record<'outgoing' | 'incoming' | 'admin', Person>>,
  onDay: string,
  vehicle = 'ALS1',
): Promise<{ readonly ending: Booking; readonly next: Booking }> {
  const ending = await shift(app, outgoing, admin).active(vehicle, { startTime: `${onDay}T16:00:00.000Z` });
  const next = await shift(app, incoming, admin).signed(vehicle, { startTime: `${onDay}T20:00:00.000Z` });
  return { ending, next };
}
