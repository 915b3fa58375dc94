import { day, instant, periodOf } from '@rigbook/contracts/kernel';
import type { OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { als1, dana, given, requestFacts } from '../../../../test/support/booking-history.js';
import { bookForResponder, type BookForResponder, type BookForResponderFacts } from './book-for-responder.decision.js';

const facts: BookForResponderFacts = {
  ...requestFacts,
  now: instant('2026-11-20T08:00Z'),
  mayBook: true,
  isTheirOwn: false,
};
const { responder } = facts;

const booking = (startAt = '2026-11-23T16:00Z', durationHours = 4): BookForResponder => ({
  responderId: dana,
  vehicleId: als1,
  period: periodOf(instant(startAt), durationHours),
  durationHours,
  purpose: 'Evening shift',
  approved: true,
});
const overriding = (command: BookForResponder, ...rules: OverridableRule[]): BookForResponder => ({
  ...command,
  override: { rules, reason: 'The only one on call' },
});

const when = (command: BookForResponder, changed: Partial<BookForResponderFacts> = {}) =>
  given().when(() => bookForResponder(command, { ...facts, ...changed }).events[0]);

const full = { hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 28 }] };
const week = { weekStartsOn: '2026-11-22', hoursRequested: 4, hoursUsed: 28, hoursLeft: 2 };
const newcomer = { ...responder, profileComplete: false, licenceVerified: false };

describe('an administrator who books for somebody', () => {
  it('books, and approves at once or leaves it pending', () => {
    const types = (approved: boolean) =>
      bookForResponder({ ...booking(), approved }, facts).events.map(({ type }) => type);
    expect(types(true)).toEqual(['BookingRequested', 'BookingApproved']);
    expect(types(false)).toEqual(['BookingRequested']);
  });

  it('overrides nothing where no rule is broken, whatever is named', () => {
    when(overriding(booking(), 'WEEKLY_LIMIT_EXCEEDED')).thenHappens('BookingRequested', {
      bookedBy: 'admin',
      overriddenRules: [],
      overrideReason: null,
    });
  });

  it('learns of all rules about the person that the booking breaks', () => {
    when(booking(), { ...full, responder: newcomer }).thenRefused('RULES_NOT_OVERRIDDEN', {
      broken: [
        { rule: 'PROFILE_INCOMPLETE' },
        { rule: 'LICENCE_NOT_VERIFIED' },
        { rule: 'WEEKLY_LIMIT_EXCEEDED', week },
      ],
    });
  });

  it('is refused while one of them is not overridden, and is told all of them', () => {
    when(overriding(booking(), 'PROFILE_INCOMPLETE'), {
      responder: { ...responder, profileComplete: false },
      ...full,
    }).thenRefused('RULES_NOT_OVERRIDDEN', {
      broken: [{ rule: 'PROFILE_INCOMPLETE' }, { rule: 'WEEKLY_LIMIT_EXCEEDED', week }],
    });
  });

  it('overrides them by name and with a reason, which the event keeps', () => {
    when(overriding(booking(), 'WEEKLY_LIMIT_EXCEEDED'), full).thenHappens('BookingRequested', {
      bookedBy: 'admin',
      overriddenRules: ['WEEKLY_LIMIT_EXCEEDED'],
      overrideReason: 'The only one on call',
    });
  });

  it("asks for the person's right to the hours for administrators, not for that of the administrator", () => {
    const saturday = booking('2026-11-21T16:00Z');
    when(saturday).thenRefused('RULES_NOT_OVERRIDDEN', { broken: [{ rule: 'ADMIN_ONLY_PERIOD' }] });
    when(saturday, { responder: { ...responder, isAdmin: true, administers: true } }).thenHappens('BookingRequested');
  });

  it.each([
    [
      'hours that are taken',
      booking(),
      { taken: [periodOf(instant('2026-11-23T17:00Z'), 1)] },
      'VEHICLE_ALREADY_BOOKED',
    ],
    ['a vehicle that does not exist', booking(), { vehicle: undefined }, 'VEHICLE_NOT_FOUND'],
    ['a start that has passed', booking('2026-11-19T16:00Z'), {}, 'IN_THE_PAST'],
    ['a start beyond the window', booking('2026-11-30T16:00Z'), {}, 'BEYOND_BOOKING_WINDOW'],
    ['somebody who could not request', booking(), { mayBook: false }, 'CANNOT_BE_BOOKED_FOR'],
  ] as const)('overrides nothing for %s', (_what, command, changed, code) => {
    const all = overriding(
      command,
      'PROFILE_INCOMPLETE',
      'LICENCE_NOT_VERIFIED',
      'ADMIN_ONLY_PERIOD',
      'WEEKLY_LIMIT_EXCEEDED',
    );
    when(all, { ...full, responder: newcomer, ...changed }).thenRefused(code);
  });
});
