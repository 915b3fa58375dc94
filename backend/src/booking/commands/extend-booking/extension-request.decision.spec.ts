import * as past from '../../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking.events.js';
import { extendBooking } from './extend-booking.decision.js';
import { decideExtension, endRequest, isRequestOver, withdrawExtension } from './extension-request.decision.js';

const { approved, checkedIn, dana, duringBooking, endAt, extensionRequested, extensionEnded, given } = past;
const { oneMoreHour, otherResponder, requested, signed } = past;
const out = [requested, approved, signed, checkedIn];
const until = extensionRequested.data.askedEndAt;
const now = duringBooking;

describe('asking for more hours than need no approval', () => {
  const asking = (history: readonly BookingEvent[], command: object = {}) =>
    given(...history).when((booking) =>
      extendBooking(booking, { ...oneMoreHour, hours: 4, mayWait: true, ...command }, { ...past.extensionFacts, now }),
    );

  it('holds the hours, and leaves the booking as it is', () => {
    asking(out).thenHappens('BookingExtensionRequested', { endAt, askedEndAt: until });
    asking([requested, approved]).thenHappens('BookingExtensionRequested', { endAt, askedEndAt: until });
  });

  it('extends at once where no approval is needed', () => asking(out, { hours: 2 }).thenHappens('BookingExtended'));

  it('is refused while another request waits, and possible again after it', () => {
    asking([...out, extensionRequested]).thenRefused('EXTENSION_WAITS', { until });
    asking([...out, extensionRequested], { hours: 1 }).thenRefused('EXTENSION_WAITS', { until });
    asking([...out, extensionRequested, extensionEnded]).thenHappens('BookingExtensionRequested');
  });
});

describe('the decision on a request for an extension', () => {
  const deciding = (history: readonly BookingEvent[], decision: object = {}, at = now) =>
    given(...history).when((booking) => decideExtension(booking, { step: 'approve', until, ...decision }, { now: at }));

  it('extends the booking by what was accepted', () =>
    deciding([...out, extensionRequested]).thenHappens('BookingExtended', {
      formerEndAt: endAt,
      endAt: until,
      durationHours: 8,
      status: 'active',
      addendumSha256: extensionRequested.data.addendumSha256,
    }));

  it('rejects it with a reason, and the booking keeps its hours', () =>
    deciding([...out, extensionRequested], { step: 'reject', reason: 'Needed' }).thenHappens('BookingExtensionEnded', {
      endedBecause: 'rejected',
      reason: 'Needed',
      endAt,
    }));

  it('is still possible after the former end, until the end asked for', () => {
    deciding([...out, extensionRequested], {}, endAt).thenHappens('BookingExtended');
    deciding([...out, extensionRequested], {}, until).thenRefused('END_IN_THE_PAST');
  });

  it('is about the hours that the administrator saw', () => {
    deciding([...out, extensionRequested], { until: endAt }).thenRefused('BOOKING_CHANGED_MEANWHILE');
    deciding([...out, extensionRequested, extensionEnded]).thenRefused('NO_EXTENSION_WAITS');
    deciding(out).thenRefused('NO_EXTENSION_WAITS');
  });
});

describe('a request for an extension', () => {
  it('is withdrawn by its responder', () => {
    const withdrawing = (responderId: typeof dana) =>
      given(...out, extensionRequested).when((booking) => withdrawExtension(booking, responderId));
    withdrawing(dana).thenHappens('BookingExtensionEnded', { endedBecause: 'withdrawn' });
    withdrawing(otherResponder).thenRefused('BOOKING_NOT_FOUND');
  });

  it('survives signature and check-in, and ends with the shift', () =>
    given(requested, approved, extensionRequested, signed, checkedIn)
      .when((booking) => {
        expect(isRequestOver(booking, endAt)).toBe(false);
        expect(isRequestOver(booking, until)).toBe(true);
        return endRequest(booking, 'checked-out')[0] ?? extensionRequested;
      })
      .thenHappens('BookingExtensionEnded', { endedBecause: 'checked-out' }));
});
