import {
  type BookingId,
  day,
  type Instant,
  instant,
  type StandingShiftId,
  type VehicleId,
} from '@rigbook/contracts/kernel';
import { als1, dana, otherResponder, requestFacts } from '../../../test/support/booking-history.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { Booking } from '../../booking/booking.state.js';
import { changeStandingShift, endStandingShift } from '../change-standing-shift/change-standing-shift.decision.js';
import type { StandingShiftEvent, StandingShiftSet } from '../standing-shift.events.js';
import { type StandingShift, standingShiftFrom } from '../standing-shift.state.js';
import { daysDue, endIfOver, makeBooking, type DayFacts } from './make-booking.decision.js';

const bls1 = '0199c0de-0001-7000-8000-000000000002' as VehicleId;
const bookingId = '0199c0de-0e01-7000-8000-000000000001' as BookingId;
const monday = day('2026-11-23');
const now = instant('2026-11-23T08:00Z');
const zone = 'Asia/Jerusalem';
const plan = {
  vehicleId: als1,
  vehicleType: null,
  weekdays: ['monday'],
  startHour: 18,
  durationHours: 4,
  fromDay: day('2026-11-22'),
  untilDay: null,
  exceptDays: [],
} as const;
const set: StandingShiftSet = {
  type: 'StandingShiftSet',
  data: { responderId: dana, ...plan, weekdays: ['monday'], exceptDays: [] },
};
const hours = { startAt: instant('2026-11-23T16:00Z'), endAt: instant('2026-11-23T20:00Z') };
const made: StandingShiftEvent = {
  type: 'StandingShiftMade',
  data: { responderId: dana, day: monday, ...hours, vehicleId: als1, bookingId },
};
const notMade: StandingShiftEvent = {
  type: 'StandingShiftNotMade',
  data: {
    responderId: dana,
    day: monday,
    ...hours,
    vehicleId: als1,
    vehicleType: null,
    because: 'VEHICLE_ALREADY_BOOKED',
  },
};
const given = (...history: readonly StandingShiftEvent[]) =>
  standingShiftFrom(history.map((event) => ({ ...event, recordedAt: now })));

const known = (shift: StandingShift) => {
  if (shift.status === 'unknown') throw new Error('not set');
  return shift;
};

const free = { id: als1, vehicle: requestFacts.vehicle, taken: [], hoursBooked: [] };
const facts: DayFacts = {
  now,
  zone,
  standingShiftId: '0199c0de-1001-7000-8000-000000000001' as StandingShiftId,
  bookingId,
  purpose: 'Standing shift',
  mayBook: true,
  responder: { ...requestFacts.responder, department: 'Paramedic' },
  vehicles: [free],
};
const taken = { ...free, taken: [hours] };
const make = (changes: Partial<DayFacts> = {}, shift = given(set)) =>
  makeBooking(shift, monday, { ...facts, ...changes });

describe('a day that comes into the booking window', () => {
  it('is booked, and approved at once', () => {
    expect(make()).toMatchObject({
      told: made,
      booked: [
        {
          type: 'BookingRequested',
          data: { ...hours, purpose: 'Standing shift', standingShiftId: facts.standingShiftId },
        },
        { type: 'BookingApproved', data: { standingShiftId: facts.standingShiftId, adminNotes: null } },
      ],
    });
  });
  it('waits for an administrator where a warning stands', () => {
    const vehicle = requestFacts.vehicle && { ...requestFacts.vehicle, allowedRoles: ['EMT' as const] };
    expect(make({ vehicles: [{ ...free, vehicle }] })?.booked).toHaveLength(1);
  });
  it('takes the first vehicle that keeps all rules', () => {
    const second = { ...free, id: bls1 };
    expect(make({ vehicles: [taken, second] })?.told).toMatchObject({ data: { vehicleId: bls1 } });
  });
  it.each([
    ['VEHICLE_ALREADY_BOOKED', { vehicles: [taken] }],
    ['VEHICLE_ALREADY_BOOKED', { vehicles: [taken, { ...free, vehicle: undefined }] }],
    ['VEHICLE_NOT_FOUND', { vehicles: [] }],
    ['CANNOT_BE_BOOKED_FOR', { mayBook: false }],
    ['LICENCE_NOT_VERIFIED', { responder: { ...facts.responder, licenceVerified: false } }],
    ['IN_THE_PAST', { now: instant('2026-11-23T16:01Z') }],
  ] as const)('is told as not made: %s', (because, changes) => {
    expect(make(changes)).toMatchObject({ told: { type: 'StandingShiftNotMade', data: { because } }, booked: [] });
  });
  it('is told once, and made when the obstacle is gone', () => {
    expect(make({ vehicles: [taken] }, given(set, notMade))).toBeUndefined();
    expect(make({}, given(set, notMade))?.told).toMatchObject({ type: 'StandingShiftMade' });
  });
  it('is made once, even if somebody cancels the booking', () => expect(make({}, given(set, made))).toBeUndefined());
  it('is left alone once the shift has ended', () => {
    const ended: StandingShiftEvent = {
      type: 'StandingShiftEnded',
      data: { responderId: dana, endedBecause: 'admin', cancelledBookings: [] },
    };
    expect(make({}, given(set, ended))).toBeUndefined();
  });
});

describe('a shift ends by itself', () => {
  const over = given({ ...set, data: { ...set.data, untilDay: monday } }, made);
  const ending = (at: Instant, isErased = false) => endIfOver(over, { now: at, zone, isErased })?.data.endedBecause;
  it('after its last day, or with its person', () => {
    expect(ending(now)).toBeUndefined();
    expect(ending(now, true)).toBe('person-gone');
    expect(ending(instant('2026-11-23T22:00Z'))).toBe('over');
  });
  it('not before its last day was told', () => {
    const untold = given({ ...set, data: { ...set.data, untilDay: monday } });
    const later = { now: instant('2026-11-24T08:00Z'), zone, isErased: false } as const;
    expect(endIfOver(untold, later)).toBeUndefined();
    expect(daysDue(known(untold), later)).toEqual([monday]);
  });
});

describe('a booking that was made ahead', () => {
  const booking: Booking = { status: 'approved', signed: false, responderId: dana, vehicleId: als1, period: hours };
  const pending: Booking = { status: 'pending', responderId: dana, vehicleId: als1, period: hours };
  const ofDay = { responderId: dana, day: monday, ...hours, vehicleId: als1, bookingId };
  const step = (of: Booking, at = now) => ({ now: at, zone, bookings: [{ made: ofDay, booking: of }] }) as const;
  const end = (of: Booking, cancelsBookings = true, at = now) =>
    endStandingShift(given(set, made), { changedAt: now, cancelsBookings, reason: 'Ended' }, step(of, at)).bookings;
  const later = { ...hours, endAt: instant('2026-11-23T21:00Z') };

  it.each([
    ['goes with an end', booking, true, now, 1],
    ['goes while it waits for a decision', pending, true, now, 1],
    ['stays if the administrator leaves it', booking, false, now, 0],
    ['stays once it is signed', { ...booking, signed: true }, true, now, 0],
    ['stays if somebody gave it other hours', { ...booking, period: later }, true, now, 0],
    ['stays if somebody gave it another vehicle', { ...booking, vehicleId: bls1 }, true, now, 0],
    ['stays if it was handed on to somebody else', { ...booking, responderId: otherResponder }, true, now, 0],
    ['stays once it should have begun', booking, true, hours.startAt, 0],
    ['stays as it is once it is cancelled', { ...pending, status: 'cancelled' }, true, now, 0],
  ] as const)('%s', (_title, of, cancels, at, count) => {
    expect(end(of as Booking, cancels, at)).toHaveLength(count);
  });

  const change = (changes: object, of: Booking = booking) =>
    changeStandingShift(
      given(set, made),
      { plan: { ...plan, ...changes }, changedAt: now, reason: 'Changed' },
      { ...step(of), types: new Map(), mayBookFor: true, isAdmin: false, vehicles: 1 },
    );
  it('stays with a change that makes the same, and goes with any other', () => {
    expect(change({ untilDay: day('2027-01-31') }).changed.data.cancelledBookings).toEqual([]);
    expect(change({ startHour: 19 }).changed.data.cancelledBookings).toEqual([bookingId]);
    expect(change({ startHour: 19 }).bookings[0]?.events).toMatchObject([
      { type: 'BookingCancelled', data: { cancelledBy: 'admin', reason: 'Changed' } },
    ]);
  });
  it.each(['cancelled', 'rejected'] as const)(
    'is made again after it was %s only if the change makes it otherwise',
    (status) => {
      const ended: Booking = { ...pending, status };
      expect(change({ untilDay: day('2027-01-31') }, ended).changed.data.droppedBookings).toEqual([]);
      const { changed, bookings } = change({ startHour: 19 }, ended);
      expect([changed.data.droppedBookings, changed.data.cancelledBookings, bookings]).toEqual([[bookingId], [], []]);
      expect(daysDue(known(given(set, made, changed)), facts)).toEqual([monday]);
    },
  );
  it('is not touched by somebody who saw another plan', () => {
    const seen = { changedAt: instant('2026-11-20T08:00Z'), cancelsBookings: true, reason: '' };
    expect(() => endStandingShift(given(set, made), seen, step(booking))).toThrow(new Refusal('CHANGED_MEANWHILE'));
  });
});
