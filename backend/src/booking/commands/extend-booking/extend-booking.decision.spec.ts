import { createHash } from 'node:crypto';
import { addendumDocument } from '@rigbook/contracts/agreement/addendum';
import { day, instant, periodOf } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking.events.js';
import { extendBooking, type ExtensionFacts } from './extend-booking.decision.js';

const {
  approved,
  checkedIn,
  checkedOut,
  duringBooking,
  endAt,
  extended,
  given,
  oneMoreHour,
  requested,
  signed,
  startAt,
} = past;
const out = [requested, approved, signed, checkedIn];
const extending = (history: readonly BookingEvent[], command: object = {}, more: Partial<ExtensionFacts> = {}) =>
  given(...history).when((booking) =>
    extendBooking(booking, { ...oneMoreHour, ...command }, { ...past.extensionFacts, now: duringBooking, ...more }),
  );

describe('extending a booking', () => {
  const newEnd = instant('2026-11-23T21:00Z');

  it('stores the new end, the former one and the week, and the hash of the addendum', () => {
    const document = addendumDocument('2026-11', {
      bookingId: oneMoreHour.bookingId,
      formerEndAt: endAt,
      endAt: newEnd,
      zone: 'Asia/Jerusalem',
    });
    extending(out).thenHappens('BookingExtended', {
      startAt,
      endAt: newEnd,
      formerEndAt: endAt,
      durationHours: 5,
      hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 5 }],
      status: 'active',
      addendumVersion: '2026-11',
      addendumSha256: createHash('sha256').update(document).digest('hex'),
    });
  });

  it('is possible once approved, signed or not, and again after an extension', () => {
    extending([requested, approved]).thenHappens('BookingExtended', { status: 'approved' });
    extending([requested, approved, signed]).thenHappens('BookingExtended', { status: 'approved' });
    const seen = { ...oneMoreHour.seen, endAt: newEnd };
    extending([...out, extended], { seen }).thenHappens('BookingExtended', { formerEndAt: newEnd, durationHours: 6 });
  });

  it('lets the signature stand', () =>
    given(requested, approved, signed, extended)
      .when((booking) => {
        expect(booking).toMatchObject({ status: 'approved', signed: true, period: { startAt, endAt: newEnd } });
        return extended;
      })
      .thenHappens('BookingExtended'));

  it('is refused before the approval, after the return, and after the end of a booking that did not begin', () => {
    extending([requested]).thenRefused('INVALID_TRANSITION');
    extending([...out, checkedOut]).thenRefused('INVALID_TRANSITION');
    extending([requested, approved], {}, { now: endAt }).thenRefused('BOOKING_ENDED');
    extending(out, {}, { now: endAt }).thenHappens('BookingExtended');
  });

  it("is for the booking's responder, who saw its hours", () => {
    extending(out, { responderId: past.otherResponder }).thenRefused('BOOKING_NOT_FOUND');
    extending([...out, extended]).thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it('is refused by the rules of extending, and sends an administrator to the administration', () => {
    extending(out, {}, { taken: [periodOf(endAt, 1)] }).thenRefused('NEXT_BOOKING_IN_THE_WAY', { startsAt: endAt });
    extending(out, { hours: 3 }).thenRefused('EXTENSION_NEEDS_APPROVAL', { hours: 2 });
    const intoFriday = { now: instant('2026-11-23T20:30Z'), withoutApproval: 23 };
    extending(out, { hours: 21 }, intoFriday).thenRefused('LONGEST_BOOKING_REACHED');
  });
});
