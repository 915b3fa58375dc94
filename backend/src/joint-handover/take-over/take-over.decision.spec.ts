import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingId, HandoverId, VehicleId } from '@rigbook/contracts/kernel';
import { addHours, addMinutes, addSeconds } from '@rigbook/contracts/kernel';
import * as past from '../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking/booking.events.js';
import { type Booking, bookingFrom } from '../../booking/booking.state.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { takeOver, type TakeOverFacts } from './take-over.decision.js';

const noa = past.otherResponder;
const outgoingId = '0199c0de-0b00-7000-8000-000000000b01' as BookingId;
const incomingId = '0199c0de-0b00-7000-8000-000000000b02' as BookingId;
const otherVehicle = '0199c0de-0002-7000-8000-000000000002' as VehicleId;
/** ten minutes before Dana's shift ends and Noa's begins */
const now = addMinutes(past.endAt, -10);
const nextHours = { startAt: past.endAt, endAt: addHours(past.endAt, 4) };
const scratch: DamageReport = { area: 'roof', severity: 'minor', description: 'A scratch' };
const wreck: DamageReport = { area: 'hood', severity: 'major', description: 'Smashed' };

const bookingAfter = (...history: readonly BookingEvent[]): Booking =>
  bookingFrom(history.map((event) => ({ ...event, recordedAt: past.beforeStart })));

const noas = <E extends BookingEvent>(event: E): E => ({
  ...event,
  data: { ...event.data, responderId: noa, ...nextHours },
});
const outgoing = (...more: readonly BookingEvent[]) =>
  bookingAfter(past.requested, past.approved, past.signed, past.checkedIn, ...more);
const incoming = bookingAfter(noas(past.requested), past.approved, past.signed);

const walkRound = {
  mileageKm: 48_274,
  fuelPercent: 60,
  checklist: checkInItemIds,
  damageReports: [],
  noDamageConfirmed: true,
  notes: 'Oxygen is at half',
};
const facts = (more: Partial<TakeOverFacts> = {}): TakeOverFacts => ({
  now,
  handover: {
    handoverId: '0199c0de-1201-7000-8000-000000001201' as HandoverId,
    bookingId: outgoingId,
    responderId: past.dana,
    vehicleId: past.als1,
    walkRound,
    madeAt: addMinutes(now, -1),
    openedFor: incomingId,
  },
  outgoing: { bookingId: outgoingId, booking: outgoing() },
  incoming: { bookingId: incomingId, responderId: noa, booking: incoming },
  vehicle: {
    id: past.als1,
    name: 'ALS1',
    type: 'Advanced Life Support',
    status: 'in_use',
    service: 'available',
    availableFrom: past.endAt,
    maintenanceUntil: null,
    allowedRoles: ['Paramedic'],
    mileageKm: 48_210,
    turnRoundMinutes: 30,
    papersEnd: null,
  },
  takenByOthers: [],
  opensMinutesBeforeStart: 30,
  holdsWithMajorDamage: true,
  hasOpenMajorDamage: false,
  ...more,
});
const withWalkRound = (more: Partial<TakeOverFacts['handover']['walkRound']>): Partial<TakeOverFacts> => ({
  handover: { ...facts().handover, walkRound: { ...walkRound, ...more } },
});
const refusedWith = (more: Partial<TakeOverFacts>): string | undefined => {
  try {
    takeOver(facts(more));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe('taking a vehicle over at the vehicle', () => {
  it('ends one shift and begins the next with the same readings, and each names the other', () => {
    const { ended, checkedOut, checkedIn } = takeOver(facts());
    expect(ended).toEqual([]);
    const readings = { mileageKm: 48_274, fuelPercent: 60, vehicleId: past.als1 };
    expect(checkedOut.data).toMatchObject({
      ...readings,
      responderId: past.dana,
      checkedOutBy: 'responder',
      noDamageConfirmed: true,
      notes: 'Oxygen is at half',
      handedOverTo: { bookingId: incomingId, responderId: noa, confirmedAt: addMinutes(now, -1) },
    });
    expect(checkedIn.data).toMatchObject({
      ...readings,
      responderId: noa,
      ...nextHours,
      checklist: checkInItemIds,
      preExistingDamage: null,
      odometerDiscrepancy: null,
      takenOverFrom: { bookingId: outgoingId, responderId: past.dana },
    });
  });

  it('asks about damage once: what one reports is what the other found', () => {
    const { checkedOut, checkedIn } = takeOver(
      facts(withWalkRound({ damageReports: [scratch], noDamageConfirmed: false })),
    );
    expect(checkedOut.data.damageReports).toEqual([scratch]);
    expect(checkedIn.data.preExistingDamage).toBeNull();
  });

  it('ends a request for an extension first', () => {
    const booking = outgoing(past.extensionRequested);
    expect(takeOver(facts({ outgoing: { bookingId: outgoingId, booking } })).ended).toMatchObject([
      { type: 'BookingExtensionEnded', data: { endedBecause: 'checked-out' } },
    ]);
  });

  it('is refused with major damage that takes the vehicle out of service, and only with that', () => {
    const damaged = withWalkRound({ damageReports: [wreck], noDamageConfirmed: false });
    expect(refusedWith(damaged)).toBe('JOINT_HANDOVER_MAJOR_DAMAGE');
    expect(refusedWith({ ...damaged, holdsWithMajorDamage: false })).toBeUndefined();
  });

  it.each<[string, Partial<TakeOverFacts>]>([
    ['six minutes after it was made', { now: addMinutes(now, 5) }],
    [
      'five minutes after it was made, unopened',
      { now: addMinutes(now, 4), handover: { ...facts().handover, openedFor: null } },
    ],
    ['that somebody else has opened', { handover: { ...facts().handover, openedFor: outgoingId } }],
    ['once the outgoing shift has ended', { outgoing: { bookingId: outgoingId, booking: outgoing(past.checkedOut) } }],
    [
      'once the outgoing booking was cancelled',
      { outgoing: { bookingId: outgoingId, booking: outgoing(past.cancelled) } },
    ],
    ['for a booking of another vehicle', { handover: { ...facts().handover, vehicleId: otherVehicle } }],
    ["for a booking that is another person's by now", { incoming: { ...facts().incoming, responderId: past.dana } }],
    ['of somebody else', { handover: { ...facts().handover, responderId: noa } }],
  ])('is refused by the code %s', (_when, more) => expect(refusedWith(more)).toBe('JOINT_HANDOVER_CODE_NOT_VALID'));

  it('still counts the confirmation that a phone without signal sent a minute late', () => {
    expect(refusedWith({ now: addSeconds(now, 299) })).toBeUndefined();
  });

  it.each<[string, string, Partial<TakeOverFacts>]>([
    ['REQUIRED_ITEMS_MISSING', 'without a required item', withWalkRound({ checklist: ['radio-communication'] })],
    ['MILEAGE_BELOW_CHECK_IN', 'with a mileage below the check-in', withWalkRound({ mileageKm: 48_000 })],
    ['CHECK_IN_NOT_OPEN_YET', 'before the check-in opens', { opensMinutesBeforeStart: 5 }],
    [
      'VEHICLE_UNAVAILABLE',
      'if it goes into maintenance',
      { vehicle: { ...facts().vehicle!, service: 'maintenance' } },
    ],
    [
      'VEHICLE_PROMISED_MEANWHILE',
      'if a third booking lies between the two',
      { takenByOthers: [{ startAt: addMinutes(now, 1), endAt: past.endAt }] },
    ],
    [
      'INVALID_TRANSITION',
      'before the incoming responder has signed',
      { incoming: { ...facts().incoming, booking: bookingAfter(noas(past.requested), past.approved) } },
    ],
    [
      'INVALID_TRANSITION',
      'once the incoming booking was cancelled',
      { incoming: { ...facts().incoming, booking: bookingAfter(noas(past.requested), past.approved, past.cancelled) } },
    ],
  ])('is refused with %s %s', (code, _when, more) => expect(refusedWith(more)).toBe(code));
});
