import fc from 'fast-check';
import { bookingStatuses, bookingSteps } from './booking.words.js';
import { allowsStep } from './lifecycle.rules.js';
import { type BookingAtHand, obstacleTo, type StepCircumstances } from './steps.rules.js';
import { addHours, addMinutes, instant, periodOf } from '../kernel/time.js';

const evening = periodOf(instant('2026-11-23T16:00Z'), 4);
const own = { isOwn: true, administers: false };
const office = { isOwn: false, administers: true };
const morning = addHours(evening.startAt, -8);
const als1 = { name: 'ALS1', status: 'available' as const, availableFrom: null };

const pending: BookingAtHand = { ...evening, status: 'pending', signed: false };
const approved: BookingAtHand = { ...evening, status: 'approved', signed: false };
const signed: BookingAtHand = { ...evening, status: 'approved', signed: true };

const checkIn = (now = evening.startAt, circumstances: StepCircumstances = {}) =>
  obstacleTo('check-in', signed, own, now, { vehicle: als1, checkInOpensMinutesBefore: 60, ...circumstances });

describe('a check-in', () => {
  it('can be done from the moment it opens until the end', () => {
    expect(checkIn(addMinutes(evening.startAt, -60))).toBeNull();
    expect(checkIn(addMinutes(evening.endAt, -1))).toBeNull();
  });

  it('says when it opens', () =>
    expect(checkIn(morning)).toEqual({
      code: 'CHECK_IN_NOT_OPEN_YET',
      facts: { opensAt: addMinutes(evening.startAt, -60) },
    }));

  it('is over once the hours have passed', () =>
    expect(checkIn(evening.endAt)).toMatchObject({ code: 'BOOKING_ENDED' }));

  it('that was completed during the booking counts for a day after its end', () => {
    const completedAt = addMinutes(evening.endAt, -30);
    const arriving = (hours: number, completed = completedAt) =>
      checkIn(addHours(evening.endAt, hours), { completedAt: completed });
    expect(arriving(1)).toBeNull();
    expect(arriving(23)).toBeNull();
    expect(arriving(24)).toMatchObject({ code: 'BOOKING_ENDED' });
    expect(arriving(1, evening.endAt)).toMatchObject({ code: 'BOOKING_ENDED' });
    expect(arriving(1, addMinutes(evening.startAt, -61))).toMatchObject({ code: 'BOOKING_ENDED' });
    expect(arriving(1, addHours(evening.endAt, 2))).toMatchObject({ code: 'BOOKING_ENDED' });
  });

  it('waits while another shift has the vehicle', () =>
    expect(checkIn(evening.startAt, { vehicle: { ...als1, status: 'in_use' } })).toMatchObject({
      code: 'VEHICLE_IN_USE',
    }));

  it.each(['maintenance', 'unavailable'] as const)('is impossible with a vehicle in %s', (status) =>
    expect(checkIn(evening.startAt, { vehicle: { ...als1, status } })).toMatchObject({
      code: 'VEHICLE_UNAVAILABLE',
      facts: { vehicleName: 'ALS1', status },
    }),
  );

  it('waits for a booking that lies before it', () => {
    const promised = periodOf(addHours(evening.startAt, -1), 1);
    expect(checkIn(addMinutes(evening.startAt, -30), { takenByOthers: [promised] })).toMatchObject({
      code: 'VEHICLE_PROMISED_MEANWHILE',
      facts: { promised },
    });
  });

  it('is not held up by what the asker does not know', () =>
    expect(obstacleTo('check-in', signed, own, morning)).toBeNull());
});

describe('an approval', () => {
  it('comes too late once the start has passed, and a rejection does not', () => {
    const late = addMinutes(evening.startAt, 1);
    expect(obstacleTo('approve', pending, office, late)).toMatchObject({ code: 'START_HAS_PASSED' });
    expect(obstacleTo('reject', pending, office, late)).toBeNull();
  });

  it('waits for a vehicle to leave maintenance, not for one that is out on a shift', () => {
    const approve = (vehicle: StepCircumstances['vehicle']) =>
      obstacleTo('approve', pending, office, morning, { vehicle });
    expect(approve({ ...als1, status: 'maintenance', service: 'maintenance' })).toMatchObject({
      code: 'VEHICLE_UNAVAILABLE',
    });
    expect(approve({ ...als1, status: 'in_use', service: 'available' })).toBeNull();
  });
});

describe('any step', () => {
  const anyBooking = fc.record({
    status: fc.constantFrom(...bookingStatuses),
    signed: fc.boolean(),
    released: fc.constant(true),
    startAt: fc.constant(evening.startAt),
    endAt: fc.constant(evening.endAt),
  });
  const anyMoment = fc.integer({ min: -100, max: 100 }).map((hours) => addHours(evening.startAt, hours));
  const anyStep = fc.constantFrom(...bookingSteps);

  it('is never possible where the lifecycle forbids it', () =>
    fc.assert(
      fc.property(anyStep, anyBooking, anyMoment, (step, booking, now) => {
        const everything = { isOwn: true, administers: true };
        const obstacle = obstacleTo(step, booking, everything, now);
        expect(obstacle?.code === 'INVALID_TRANSITION').toBe(!allowsStep(booking.status, booking.signed, step));
      }),
    ));

  it('never reinstates what a person ended', () => {
    const office = { isOwn: false, administers: true };
    const cancelled = { ...approved, status: 'cancelled' } as const;
    expect(obstacleTo('reinstate', cancelled, office, evening.startAt)?.code).toBe('INVALID_TRANSITION');
    expect(obstacleTo('reinstate', { ...cancelled, released: true }, office, evening.startAt)).toBeNull();
  });

  it('is hidden from a person who has no part in the booking', () =>
    fc.assert(
      fc.property(anyStep, anyBooking, anyMoment, (step, booking, now) => {
        const stranger = { isOwn: false, administers: false };
        expect(obstacleTo(step, booking, stranger, now)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
      }),
    ));

  it('of signing and checking in is over at the end, whatever else holds', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (hours) => {
        const now = addHours(evening.endAt, hours);
        expect(obstacleTo('sign', approved, own, now)).toMatchObject({ code: 'BOOKING_ENDED' });
        expect(obstacleTo('check-in', signed, own, now)).toMatchObject({ code: 'BOOKING_ENDED' });
      }),
    ));
});
