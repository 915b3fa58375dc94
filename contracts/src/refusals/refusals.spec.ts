import { bookingStatuses, bookingSteps } from '../booking/booking.words.js';
import { allowsStep } from '../booking/lifecycle.rules.js';
import { instant, zones } from '../kernel/time.js';
import { refusalCodes, refusalDetail, refusals, type RefusalFacts } from './refusals.js';

const rawTime = /\d{4}-\d{2}-\d{2}|T\d{2}:\d{2}/;
const code = /[A-Z]{2,}_[A-Z]{2,}/;
const details = zones.flatMap((zone) =>
  refusalCodes.map((each) => [each, zone, refusalDetail(each, refusals[each].example as never, zone)] as const),
);

describe('every refusal', () => {
  it.each(details)('%s in %s is a whole sentence for a person', (_, __, sentence) => {
    expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
    expect(sentence).not.toMatch(code);
    expect(sentence).not.toMatch(rawTime);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(refusalCodes)('%s has an error status and a title without a full stop', (each) => {
    expect(refusals[each].status).toBeGreaterThanOrEqual(400);
    expect(refusals[each].status).toBeLessThan(600);
    expect(refusals[each].title).toMatch(/^[A-Z].*[^.]$/);
  });

  it('is never taken for signed out when it is about the admin password', () =>
    expect(refusals.ADMIN_PASSWORD_INCORRECT.status).toBe(403));
});

describe('a step at the wrong stage', () => {
  const refused = bookingStatuses.flatMap((status) =>
    [false, true].flatMap((signed) =>
      bookingSteps.filter((step) => !allowsStep(status, signed, step)).map((step) => ({ status, signed, step })),
    ),
  );

  it.each(refused)('says what the booking is and what it would need: $status, signed $signed, $step', (facts) => {
    const sentence = refusalDetail('INVALID_TRANSITION', facts, 'UTC');
    expect(sentence).toMatch(/^This booking (is|was) [^;]+; [^;]{10,}\.$/);
    expect(sentence).not.toContain('may have changed');
  });

  it.each([
    ['pending', false, 'sign', 'This booking is pending approval; it can be signed once an administrator approves it.'],
    [
      'approved',
      false,
      'check-in',
      'This booking is approved and not signed yet; it can be checked in once its responder signs the agreement.',
    ],
    [
      'active',
      false,
      'check-in',
      'This booking is active; it does not need checking in again. The next step is checkout.',
    ],
    [
      'cancelled',
      false,
      'approve',
      'This booking was cancelled; it can no longer be approved. Request a new booking if the vehicle is still needed.',
    ],
    ['cancelled', false, 'cancel', 'This booking was cancelled; there is nothing left to do.'],
    ['rejected', false, 'reject', 'This booking was rejected; there is nothing left to do.'],
    ['completed', true, 'check-out', 'This booking is completed; there is nothing left to do.'],
  ] as const)('words %s, signed %s, %s', (status, signed, step, sentence) =>
    expect(refusalDetail('INVALID_TRANSITION', { status, signed, step }, 'UTC')).toBe(sentence),
  );

  const lastStep = {
    by: { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' },
    at: instant('2026-11-22T16:20Z'),
  };
  it.each([
    [
      'rejected',
      'approve',
      'Noa Peretz (100) rejected this booking on Sun 22 Nov, 18:20; it can no longer be approved. Request a new booking if the vehicle is still needed.',
    ],
    [
      'approved',
      'reject',
      'Noa Peretz (100) approved this booking on Sun 22 Nov, 18:20; it is too late to reject it, but an administrator can cancel it.',
    ],
  ] as const)('names who was faster: %s, %s', (status, step, sentence) =>
    expect(refusalDetail('INVALID_TRANSITION', { status, signed: false, step, lastStep }, 'Asia/Jerusalem')).toBe(
      sentence,
    ),
  );
});

describe('sentences that depend on their facts', () => {
  const taken: RefusalFacts['VEHICLE_ALREADY_BOOKED'] = {
    ...refusals.VEHICLE_ALREADY_BOOKED.example,
    nextFreeStartAt: null,
  };

  it.each([
    [
      refusalDetail('VEHICLE_ALREADY_BOOKED', refusals.VEHICLE_ALREADY_BOOKED.example, 'Asia/Jerusalem'),
      'The next free start is Sun 22 Nov, 22:00.',
    ],
    [
      refusalDetail('VEHICLE_ALREADY_BOOKED', taken, 'Asia/Jerusalem'),
      'ALS1 is taken on Sun 22 Nov, 18:00 - 22:00 (4 hours). Please choose another time or another vehicle.',
    ],
    [refusalDetail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 1 }, 'UTC'), 'in 1 minute.'],
    [refusalDetail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 86_400 }, 'UTC'), 'in 24 hours.'],
    [refusalDetail('DAMAGE_CHECK_REQUIRED', { problem: 'both' }, 'UTC'), 'not both.'],
    [refusalDetail('MILEAGE_REQUIRED', { step: 'check-out' }, 'UTC'), 'Please enter the current vehicle mileage.'],
    [refusalDetail('VALIDATION_FAILED', { errors: [] }, 'UTC'), 'Please correct them and try again.'],
    [
      refusalDetail(
        'VALIDATION_FAILED',
        { errors: ['First name is required', 'Email is required.'].map((message) => ({ field: 'x', message })) },
        'UTC',
      ),
      'First name is required. Email is required.',
    ],
    [
      refusalDetail('VEHICLE_IN_USE', { vehicleName: 'ALS1', availableFrom: null }, 'UTC'),
      'by another responder. Please wait',
    ],
    [
      refusalDetail(
        'VEHICLE_UNAVAILABLE',
        { ...refusals.VEHICLE_UNAVAILABLE.example, availableFrom: refusals.BOOKING_ENDED.example.endAt },
        'UTC',
      ),
      'available from Sun 22 Nov, 20:00.',
    ],
  ])('%s', (sentence, part) => expect(sentence).toContain(part));

  it('name at most five bookings in the way', () => {
    const [booking] = refusals.VEHICLE_HAS_OPEN_BOOKINGS.example.bookings;
    const facts = (length: number) => ({ vehicleName: 'ALS1', bookings: Array.from({ length }, () => booking!) });
    expect(refusalDetail('VEHICLE_HAS_OPEN_BOOKINGS', facts(7), 'UTC')).toContain('(4 hours) and 2 more.');
    expect(refusalDetail('VEHICLE_HAS_OPEN_BOOKINGS', facts(20), 'UTC')).toContain('(4 hours) and at least 15 more.');
  });
});
