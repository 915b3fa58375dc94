import { addHours, type BookingId, day, instant, type StandingShiftId } from '@rigbook/contracts/kernel';
import { als1, dana, requestFacts } from '../../../test/support/booking-history.js';
import type { StandingShiftNotMade, StandingShiftSet } from '../standing-shift.events.js';
import { standingShiftFrom } from '../standing-shift.state.js';
import { type DayToMake, makeBookings } from './make-bookings.decision.js';

const now = instant('2026-11-23T08:00Z');
const [monday, tuesday] = [day('2026-11-23'), day('2026-11-24')];
const set: StandingShiftSet = {
  type: 'StandingShiftSet',
  data: {
    ...{ responderId: dana, vehicleId: als1, vehicleType: null, weekdays: ['monday', 'tuesday'] },
    ...{ startHour: 18, durationHours: 24, fromDay: monday, untilDay: null, exceptDays: [] },
  },
};
const shift = standingShiftFrom([{ ...set, recordedAt: now }]);
const vehicle = { ...requestFacts.vehicle!, allowedRoles: [] };
const free = { id: als1, vehicle, taken: [], hoursBooked: [] };
const of = (on: typeof monday, nth: number, changes: Partial<DayToMake> = {}): DayToMake => ({
  ...{ day: on, now, zone: 'Asia/Jerusalem', purpose: 'Standing shift', mayBook: true },
  standingShiftId: '0199c0de-1001-7000-8000-000000000001' as StandingShiftId,
  bookingId: `0199c0de-0e0${nth}-7000-8000-000000000001` as BookingId,
  responder: requestFacts.responder,
  vehicles: [free],
  ...changes,
});
const told = (
  days: readonly DayToMake[],
  before: ReadonlyMap<typeof monday, StandingShiftNotMade['data']> = new Map(),
) => makeBookings(shift, days, before).map(({ told: { type, data } }) => ('because' in data ? data.because : type));

describe('the days of a changed standing shift', () => {
  it('get no more than the hours of the week together', () => {
    expect(told([of(monday, 1), of(tuesday, 2)])).toEqual(['StandingShiftMade', 'WEEKLY_LIMIT_EXCEEDED']);
  });
  it('keep the turn-round between them', () => {
    const slow = { ...free, vehicle: { ...vehicle, turnRoundMinutes: 30 } };
    const longWeek = { vehicles: [slow] };
    expect(told([of(monday, 1, longWeek), of(tuesday, 2, longWeek)])).toEqual([
      'StandingShiftMade',
      'VEHICLE_ALREADY_BOOKED',
    ]);
  });
  it('are told once more only for another reason', () => {
    const startAt = instant('2026-11-23T16:00Z');
    const period = { startAt, endAt: addHours(startAt, 24) };
    const taken = of(monday, 1, { vehicles: [{ ...free, taken: [period] }] });
    const before = { responderId: dana, day: monday, ...period, vehicleId: als1, vehicleType: null };
    const again = (because: StandingShiftNotMade['data']['because']) =>
      makeBookings(shift, [taken], new Map([[monday, { ...before, because }]])).map(
        ({ told: { data } }) => 'because' in data && data.toldBefore,
      );
    expect(again('VEHICLE_ALREADY_BOOKED')).toEqual([true]);
    expect(again('VEHICLE_UNAVAILABLE')).toEqual([undefined]);
  });
});
