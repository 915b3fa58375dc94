import type { BookingId, HandingOnId, ResponderId } from '@rigbook/contracts/kernel';
import { day, instant } from '@rigbook/contracts/kernel';
import * as past from '../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking/booking.events.js';
import { bookingFrom, type Booking } from '../../booking/booking.state.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { HandingOnOffered } from '../handing-on.events.js';
import { type AcceptanceFacts, acceptOffer, endWhatIsOver } from './answer-offer.decision.js';

const noa = past.otherResponder;
const bookingId = '0199c0de-0b00-7000-8000-000000000b01' as BookingId;
const wantedId = '0199c0de-0b00-7000-8000-000000000b02' as BookingId;
const { requested, approved, signed, startAt, endAt } = past;
const hours = { vehicleId: past.als1, startAt, endAt };
const bookingAfter = (...history: readonly BookingEvent[]): Booking =>
  bookingFrom(history.map((event) => ({ ...event, recordedAt: past.beforeStart })));

const offered: HandingOnOffered['data'] = {
  responderId: past.dana,
  bookingId,
  ...hours,
  signed: false,
  toResponderId: noa,
  inReturn: null,
};
const { zone, vehicle, responder } = past.changeFacts;
const taker = { now: past.beforeStart, zone, vehicle, responder, taken: [], hoursBooked: [] };
const facts = (booking: Booking, more: Partial<AcceptanceFacts> = {}): AcceptanceFacts => ({
  handingOn: { status: 'open', offered },
  handingOnId: '0199c0de-1101-7000-8000-000000001101' as HandingOnId,
  now: past.beforeStart,
  zone,
  needsApproval: false,
  given: { booking, taker },
  inReturn: undefined,
  ...more,
});
const answer = { responderId: noa, seen: hours };
const refusedWith = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe('accepting a booking', () => {
  it('makes the colleague its responder, with its hours and its status', () => {
    const { given, inReturn } = acceptOffer(answer, facts(bookingAfter(requested, approved)));
    expect(given.event.data).toMatchObject({
      responderId: noa,
      formerResponderId: past.dana,
      ...hours,
      hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 4 }],
      status: 'approved',
      inReturn: null,
    });
    expect([given.before, inReturn]).toEqual([[], undefined]);
  });

  it('has to be decided again where the settings say so, and with a warning that the approval did not cover', () => {
    const booking = bookingAfter(requested, approved);
    const asked = acceptOffer(answer, facts(booking, { needsApproval: true }));
    expect(asked.given.event.data.status).toBe('pending');
    const unfit = { ...taker, responder: { ...responder, department: 'Logistics' as const } };
    const warned = acceptOffer(answer, facts(booking, { given: { booking, taker: unfit } }));
    expect(warned.given.event.data).toMatchObject({
      status: 'pending',
      eligibilityWarnings: expect.arrayContaining(['department-not-authorised']),
    });
  });

  it('ends a request for an extension, and leaves neither signature nor override', () => {
    const overridden = { ...requested, data: { ...requested.data, overriddenRules: ['ADMIN_ONLY_PERIOD' as const] } };
    const booking = bookingAfter(overridden, approved, past.extensionRequested);
    const { given } = acceptOffer(answer, facts(booking));
    expect(given.before).toMatchObject([{ type: 'BookingExtensionEnded', data: { endedBecause: 'handed-on' } }]);
    const after = bookingAfter(overridden, approved, signed, given.event);
    expect(after).toEqual({
      status: 'approved',
      signed: false,
      responderId: noa,
      vehicleId: past.als1,
      period: { startAt, endAt },
    });
  });

  it.each<[string, BookingEvent[]]>([
    ['was signed', [requested, approved, signed]],
    ['was changed', [requested, approved, past.changed]],
    ['was cancelled', [requested, past.cancelled]],
    ['was handed on already', [requested, approved, past.handedOn]],
    ['is out', [requested, approved, signed, past.checkedIn]],
  ])('is refused if the booking %s', (_what, history) => {
    const booking = bookingAfter(...history);
    expect(refusedWith(() => acceptOffer(answer, facts(booking)))).toBe('HANDING_ON_ENDED');
    const over = { now: past.beforeStart, given: booking, inReturn: undefined, colleagueMayRequest: true };
    expect(endWhatIsOver({ status: 'open', offered }, over)?.data.endedBecause).toBe('booking-changed');
  });

  it('is refused for hours beyond the week, unless what is given in return makes room for them', () => {
    const booking = bookingAfter(requested, approved);
    const full = { ...taker, hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 28 }] };
    expect(refusedWith(() => acceptOffer(answer, facts(booking, { given: { booking, taker: full } })))).toBe(
      'WEEKLY_LIMIT_EXCEEDED',
    );
  });
});

describe('a swap', () => {
  const theirs = { ...requested, data: { ...requested.data, responderId: noa } };
  const wanted = { bookingId: wantedId, ...hours, signed: false };
  const swap = (more: { readonly takerMayRequest?: boolean; readonly licenceVerified?: boolean } = {}) =>
    facts(bookingAfter(requested), {
      handingOn: { status: 'open', offered: { ...offered, inReturn: wanted } },
      inReturn: {
        booking: bookingAfter(theirs),
        taker: { ...taker, responder: { ...responder, licenceVerified: more.licenceVerified ?? true } },
        takerMayRequest: more.takerMayRequest ?? true,
      },
    });

  it('changes both bookings, each of which names the other and its hours', () => {
    const { given, inReturn } = acceptOffer(answer, swap());
    const ofWeek = [{ weekStartsOn: day('2026-11-22'), hours: 4 }];
    expect(given.event.data).toMatchObject({
      responderId: noa,
      inReturn: { bookingId: wantedId, hoursByWeek: ofWeek },
    });
    expect(inReturn?.event.data).toMatchObject({
      responderId: past.dana,
      formerResponderId: noa,
      inReturn: { bookingId, hoursByWeek: ofWeek },
    });
  });

  it('does not say why the colleague cannot take a booking', () => {
    expect(refusedWith(() => acceptOffer(answer, swap({ licenceVerified: false })))).toBe('COLLEAGUE_CANNOT_TAKE');
    expect(refusedWith(() => acceptOffer(answer, swap({ takerMayRequest: false })))).toBe('COLLEAGUE_CANNOT_TAKE');
  });
});

describe('a swap whose wanted booking changes', () => {
  const theirs = { ...requested, data: { ...requested.data, responderId: noa } };
  const inReturn = { bookingId: wantedId, ...hours, signed: false };
  const open = { status: 'open', offered: { ...offered, toResponderId: noa, inReturn } } as const;
  const endedWith = (given: BookingEvent[], wanted: BookingEvent[]) =>
    endWhatIsOver(open, {
      now: past.beforeStart,
      given: bookingAfter(...given),
      inReturn: bookingAfter(...wanted),
      colleagueMayRequest: true,
    })?.data.endedBecause;
  it('ends for a reason of its own, which is for the one who asked', () => {
    expect(endedWith([requested], [theirs])).toBeUndefined();
    expect(endedWith([requested], [theirs, past.cancelled])).toBe('wanted-changed');
    expect(endedWith([requested, past.cancelled], [theirs, past.cancelled])).toBe('booking-changed');
  });
});

describe('an offer', () => {
  const open = { status: 'open', offered } as const;
  const asOffered = { given: bookingAfter(requested), inReturn: undefined, colleagueMayRequest: true };

  it('stands until the start, and while its colleague may book', () => {
    expect(endWhatIsOver(open, { ...asOffered, now: past.beforeStart })).toBeUndefined();
    expect(endWhatIsOver(open, { ...asOffered, now: instant('2026-11-23T16:00:01Z') })?.data.endedBecause).toBe(
      'begun',
    );
    const gone = { ...asOffered, now: past.beforeStart, colleagueMayRequest: undefined };
    expect(endWhatIsOver(open, gone)?.data.endedBecause).toBe('person-gone');
  });

  it('does not exist for others', () => {
    const other = '0199c0de-0103-7000-8000-000000000103' as ResponderId;
    const booking = bookingAfter(requested);
    expect(refusedWith(() => acceptOffer({ ...answer, responderId: other }, facts(booking)))).toBe(
      'HANDING_ON_NOT_FOUND',
    );
  });
});
