import { addMinutes } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking.events.js';
import { bookingFrom } from '../../booking.state.js';
import { releaseBooking } from './release-booking.decision.js';

const { approved, cancelled, checkedIn, endAt, requested, signed, startAt } = past;
const at = (minutes: number, releasedMinutesAfter = 60) => ({
  now: addMinutes(startAt, minutes),
  releasedMinutesAfter,
  handover: { isVehicleAway: false, vehicleBackAt: null },
});
const releasing = (history: readonly BookingEvent[], facts: ReturnType<typeof at>) =>
  releaseBooking(bookingFrom(history.map((event) => ({ ...event, recordedAt: past.beforeStart }))), facts);

describe('the system', () => {
  it('releases an approved booking that nobody checked in, and records when that was due', () => {
    expect(releasing([requested, approved, signed], at(75))).toMatchObject({
      type: 'BookingReleased',
      data: { startAt, endAt, releasedBecause: 'not-checked-in', dueAt: addMinutes(startAt, 60) },
    });
  });

  it('ends a request that nobody decided on', () => {
    expect(releasing([requested], at(1))?.data).toMatchObject({ releasedBecause: 'not-decided', dueAt: startAt });
  });

  it('ends a booking after its end where the setting is off', () => {
    expect(releasing([requested, approved], at(200, 0))).toBeUndefined();
    expect(releasing([requested, approved], at(241, 0))?.data).toMatchObject({ dueAt: endAt });
  });

  it('leaves a responder alone whose vehicle is still out, until the end', () => {
    const handover = { isVehicleAway: true, vehicleBackAt: null };
    expect(releasing([requested, approved, signed], { ...at(75), handover })).toBeUndefined();
    expect(releasing([requested, approved, signed], { ...at(241), handover })?.data).toMatchObject({
      releasedBecause: 'vehicle-not-available',
      dueAt: endAt,
    });
  });

  it('leaves alone what a person was faster with', () => {
    expect(releasing([requested, approved, signed, checkedIn], at(75))).toBeUndefined();
    expect(releasing([requested, cancelled], at(75))).toBeUndefined();
  });
});
