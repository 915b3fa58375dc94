import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addMinutes, type BookingId, day, instant, periodOf } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import { bookingFrom } from '../../booking.state.js';
import {
  checkInVehicle,
  type CheckIn,
  type CheckInFacts,
  filledInLate,
  foundUnfit,
} from './check-in-vehicle.decision.js';

const checkIn: CheckIn = {
  responderId: past.dana,
  mileageKm: 48_210,
  fuelPercent: 80,
  checklist: checkInItemIds,
  preExistingDamage: null,
  notes: null,
  completedOnDeviceAt: null,
};
const facts = {
  now: past.duringBooking,
  vehicle: { name: 'ALS1', status: 'available', availableFrom: null, mileageKm: 48_000 },
  takenByOthers: [],
  opensMinutesBeforeStart: 1440,
} as const satisfies CheckInFacts;

const when = (command: Partial<CheckIn> = {}, changed: Partial<CheckInFacts> = {}) =>
  past
    .given(past.requested, past.approved, past.signed)
    .when((booking) => checkInVehicle(booking, { ...checkIn, ...command }, { ...facts, ...changed }));

describe('checking in a vehicle', () => {
  it('is decided again where the vehicle was retired in the meantime', () => {
    when({}, { vehicle: undefined }).thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it('records fuel, mileage and the ticked items', () => {
    when().thenHappens('VehicleCheckedIn', { mileageKm: 48_210, fuelPercent: 80, odometerDiscrepancy: null });
  });

  it("does not find another responder's booking", () => {
    when({ responderId: past.otherResponder }).thenRefused('BOOKING_NOT_FOUND');
  });

  it('names the required items that are missing, and lets the others be left out', () => {
    when({ checklist: ['stretcher', 'fuel-check'] }).thenRefused('REQUIRED_ITEMS_MISSING', {
      missing: [
        'tire-inspection',
        'lights-test',
        'fluid-levels',
        'charging-port',
        'ituran-code',
        'defibrillator',
        'oxygen-tank',
      ],
    });
  });

  it('asks for the mileage', () => {
    when({ mileageKm: null }).thenRefused('MILEAGE_REQUIRED', { step: 'check-in' });
  });

  it.each([
    ['below the last one', 47_000, 'below-last'],
    ['far above it', 48_151, 'jumps'],
  ])('asks back a mileage %s, and takes it once it is confirmed', (_what, mileageKm, question) => {
    const asked = { question, lastMileageKm: 48_000 };
    when({ mileageKm, mileageConfirmed: false }).thenRefused('MILEAGE_TO_CONFIRM', { ...asked, mileageKm });
    when({ mileageKm, mileageConfirmed: true }).thenHappens('VehicleCheckedIn', { mileageKm, mileageAskedBack: asked });
    when({ mileageKm }).thenHappens('VehicleCheckedIn', { mileageKm });
  });

  it('asks again if the last reading has changed since it was confirmed', () => {
    const confirmed = { mileageKm: 47_000, mileageConfirmed: true };
    when({ ...confirmed, mileageConfirmedBeside: 47_500 }).thenRefused('MILEAGE_TO_CONFIRM', { lastMileageKm: 48_000 });
    when({ ...confirmed, mileageConfirmedBeside: 48_000 }).thenHappens('VehicleCheckedIn');
  });

  it('judges a form that was sent late by the reading before it, not by a later one', () => {
    const late = { lastReadingThen: { mileageKm: 46_990 } };
    when({ mileageKm: 47_000, mileageConfirmed: false }, late).thenHappens('VehicleCheckedIn', {
      odometerDiscrepancy: null,
    });
    when({ mileageKm: 46_000 }, late).thenHappens('VehicleCheckedIn', {
      odometerDiscrepancy: { lastMileageKm: 46_990 },
    });
    when({ mileageKm: 47_000, mileageConfirmed: false }, { lastReadingThen: { mileageKm: null } }).thenHappens(
      'VehicleCheckedIn',
    );
  });

  it('keeps no question where none was due', () => {
    when({ mileageKm: 48_150, mileageConfirmed: true }).thenHappens('VehicleCheckedIn', { mileageKm: 48_150 });
    when({ mileageConfirmed: false }, { vehicle: { ...facts.vehicle, mileageKm: null } }).thenHappens(
      'VehicleCheckedIn',
    );
  });

  it('accepts an odometer that went backwards and flags it', () => {
    when({ mileageKm: 47_000 }).thenHappens('VehicleCheckedIn', { odometerDiscrepancy: { lastMileageKm: 48_000 } });
  });

  it('refuses at the very end of the booking', () => {
    when({}, { now: past.endAt }).thenRefused('BOOKING_ENDED', { endAt: past.endAt });
  });

  it('takes what was completed during the booking and arrives after it, and keeps both times', () => {
    const completedOnDeviceAt = past.duringBooking;
    when({ completedOnDeviceAt }, { now: addMinutes(past.endAt, 10) }).thenHappens('VehicleCheckedIn', {
      completedOnDeviceAt,
      endAt: past.endAt,
    });
  });

  it('opens at the minute that the organization chose', () => {
    when({}, { now: addMinutes(past.startAt, -30), opensMinutesBeforeStart: 30 }).thenHappens('VehicleCheckedIn');
  });

  it('refuses before it opens and says when it does', () => {
    const opensAt = addMinutes(past.startAt, -30);
    when({}, { now: addMinutes(past.startAt, -31), opensMinutesBeforeStart: 30 }).thenRefused('CHECK_IN_NOT_OPEN_YET', {
      opensAt,
    });
  });

  it('refuses a vehicle that another responder still has', () => {
    when({}, { vehicle: { ...facts.vehicle, status: 'in_use', availableFrom: past.startAt } }).thenRefused(
      'VEHICLE_IN_USE',
    );
  });

  it('refuses a vehicle that went into maintenance meanwhile', () => {
    when({}, { vehicle: { ...facts.vehicle, status: 'maintenance' } }).thenRefused('VEHICLE_UNAVAILABLE', {
      status: 'maintenance',
    });
  });

  it('refuses an early check-in while the vehicle is promised to another booking before', () => {
    const promised = periodOf(addMinutes(past.startAt, -60), 1);
    when({}, { now: past.beforeStart, takenByOthers: [promised] }).thenRefused('VEHICLE_PROMISED_MEANWHILE', {
      promised,
    });
  });
});

describe('a check-in that finds something critical', () => {
  const brakes = { ...firstEdition, items: firstEdition.items.map((item) => ({ ...item, isCritical: true })) };
  const checked = {
    occasion: 'check-in',
    editionId: null,
    edition: 2,
    checklist: brakes,
    answers: [{ item: 'stretcher', isFine: false, words: 'It does not hold' }],
    when: { bookingId: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' as BookingId, today: day('2026-11-23') },
  } as const;
  const finds = (command: Partial<CheckIn> = {}, changed: Partial<CheckInFacts> = {}) =>
    past
      .given(past.requested, past.approved, past.signed)
      .when((booking) => foundUnfit(booking, { ...checkIn, ...command }, { ...facts, ...changed }, checked));

  it.each(['maintenance', 'unavailable', 'in_use'] as const)(
    'is recorded with its notes if the vehicle is %s',
    (status) => {
      const vehicle = { ...facts.vehicle, status };
      finds({ notes: 'It stands at the gate' }, { vehicle }).thenHappens('VehicleFoundUnfit', {
        notes: 'It stands at the gate',
      });
    },
  );

  it('is recorded if the vehicle is promised to somebody else meanwhile', () => {
    const promised = periodOf(addMinutes(past.startAt, -60), 1);
    finds({}, { now: past.beforeStart, takenByOthers: [promised] }).thenHappens('VehicleFoundUnfit');
  });

  it('is only for whose shift it is, in its time', () => {
    finds({ responderId: past.otherResponder }).thenRefused('BOOKING_NOT_FOUND');
    finds({}, { now: past.endAt }).thenRefused('BOOKING_ENDED');
    finds({}, { now: addMinutes(past.startAt, -31), opensMinutesBeforeStart: 30 }).thenRefused('CHECK_IN_NOT_OPEN_YET');
  });

  it('arrives behind what happened since only if the clock of the device can be right', () => {
    const recordedAt = instant('2026-11-22T10:00Z');
    const booking = bookingFrom(
      [past.requested, past.approved, past.signed].map((event) => ({ ...event, recordedAt })),
    );
    const filledIn = (completedOnDeviceAt: CheckIn['completedOnDeviceAt'], now = addMinutes(past.duringBooking, 60)) =>
      filledInLate(booking, { completedOnDeviceAt }, { now, opensMinutesBeforeStart: 30 });
    expect(filledIn(past.duringBooking)).toBe(past.duringBooking);
    expect(filledIn(null)).toBeNull();
    expect(filledIn(addMinutes(past.duringBooking, 55))).toBeNull();
    expect(filledIn(addMinutes(past.startAt, -31))).toBeNull();
    expect(filledIn(addMinutes(past.duringBooking, 61))).toBeNull();
    expect(filledIn(past.duringBooking, addMinutes(past.endAt, 24 * 60))).toBeNull();
  });
});
