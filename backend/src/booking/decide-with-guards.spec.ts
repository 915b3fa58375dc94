import { Refusal } from '../platform/decisions/refusal.js';
import { GuardViolation, VersionConflict } from '../platform/event-store/event-store.errors.js';
import { decideWithGuards } from './decide-with-guards.js';

const overlap = new GuardViolation('vehicle_reservation_vehicle_id_during_excl');

/** Attempts that end one after the other as listed; the last ending is that of all later ones. */
function attempts(...endings: readonly (Error | 'done')[]) {
  let made = 0;
  const attempt = async () => {
    const ending = endings[Math.min(made, endings.length - 1)];
    made += 1;
    if (ending instanceof Error) throw ending;
    return ending;
  };
  return { attempt, made: () => made };
}

describe('a decision that the database refuses', () => {
  it.each([
    ['hours that were taken meanwhile', overlap],
    ['an hour too many', new GuardViolation('responder_week_hours_check')],
    ['a vehicle that left meanwhile', new GuardViolation('vehicle_use_pkey')],
    ['a responder who was erased meanwhile', new GuardViolation('vehicle_reservation_responder_id_fkey')],
    ['a booking that moved on', new VersionConflict('faster')],
  ])('for %s is made again on what holds now', async (_reason, error) => {
    const { attempt, made } = attempts(error, 'done');
    expect([await decideWithGuards(attempt), made()]).toEqual(['done', 2]);
  });

  it('answers with the refusal that the new facts ask for', async () => {
    const { attempt } = attempts(overlap, new Refusal('ADMIN_ONLY_PERIOD'));
    await expect(decideWithGuards(attempt)).rejects.toMatchObject({ code: 'ADMIN_ONLY_PERIOD' });
  });

  it.each([
    ['guards', overlap],
    ['versions', new VersionConflict('faster')],
  ])('three times, by %s, is given up and says so', async (_which, error) => {
    const { attempt, made } = attempts(error);
    await expect(decideWithGuards(attempt)).rejects.toMatchObject({ code: 'BOOKING_CHANGED_MEANWHILE' });
    expect(made()).toBe(3);
  });

  it('for a reason that is no rule of bookings fails at once', async () => {
    const { attempt, made } = attempts(new GuardViolation('signed_agreement_pkey'));
    await expect(decideWithGuards(attempt)).rejects.toThrow('signed_agreement_pkey');
    expect(made()).toBe(1);
  });
});
