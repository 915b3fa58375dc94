import { latestPurposes, nextUsualStart, openUsual, usualShift, type BookedBefore } from './usual-shift.rules.js';
import { day } from '../../kernel/calendar.js';
import { instant, periodOf } from '../../kernel/time.js';

const zone = 'Asia/Jerusalem';

const booked = (startAt: string, changed: Partial<BookedBefore> & { hours?: number } = {}): BookedBefore => {
  const { hours = 8, ...rest } = changed;
  const period = periodOf(instant(`${startAt}Z`), hours);
  return { ...period, vehicleId: 'BLS1', durationHours: hours, purpose: 'Night shift', status: 'completed', ...rest };
};

describe('the usual shift', () => {
  it('is the most frequent vehicle, local start hour and duration, with the latest purpose of it', () => {
    const bookings = [
      booked('2026-11-02T19:00', { purpose: 'Nights' }),
      booked('2026-11-09T19:00', { purpose: 'Night shift, south' }),
      booked('2026-11-10T08:00', { vehicleId: 'ALS1', purpose: 'Event' }),
    ];
    expect(usualShift(bookings, zone)).toEqual({
      vehicleId: 'BLS1',
      startHour: 21,
      durationHours: 8,
      purpose: 'Night shift, south',
    });
  });

  it('is the latest of several that are equally frequent, in whatever order they are listed', () => {
    const bookings = [booked('2026-11-10T08:00', { hours: 4 }), booked('2026-11-02T19:00'), booked('2026-11-11T17:00')];
    expect(usualShift(bookings, zone)).toMatchObject({ startHour: 19 });
    expect(usualShift([...bookings].reverse(), zone)).toMatchObject({ startHour: 19 });
  });

  it('starts at the same local hour in summer and winter', () => {
    const bookings = [
      booked('2026-10-20T18:00'),
      booked('2026-11-03T19:00'),
      booked('2026-11-10T08:00'),
      booked('2026-11-11T09:00'),
    ];
    expect(usualShift(bookings, zone)).toMatchObject({ startHour: 21 });
  });

  it('does not come from rejected and cancelled bookings, nor from old ones', () => {
    expect(usualShift([booked('2026-11-02T19:00', { status: 'rejected' })], zone)).toBeUndefined();
    const old = Array.from({ length: 9 }, () => booked('2026-01-02T19:00'));
    const lately = Array.from({ length: 10 }, (_, nth) => booked(`2026-11-1${nth}T08:00`, { vehicleId: `V${nth}` }));
    expect(usualShift([...old, ...lately], zone)).toMatchObject({ vehicleId: 'V9' });
  });
});

test('the latest purposes are three different ones, the last first', () => {
  const purposes = ['Night shift', 'Event', 'Night shift ', 'Training', 'Parade', 'Event'];
  const bookings = purposes.map((purpose, nth) => booked(`2026-11-0${nth + 1}T08:00`, { purpose }));
  expect(latestPurposes(bookings)).toEqual(['Event', 'Parade', 'Training']);
  expect(latestPurposes([])).toEqual([]);
});

describe('the next start of the usual shift', () => {
  const usual = { vehicleId: 'BLS1', startHour: 21, durationHours: 8, purpose: 'Night shift' };
  /** Monday 10:00 in Jerusalem */
  const now = instant('2026-11-23T08:00Z');
  const given = { now, zone, isAdmin: false, taken: [], used: [], own: [] } as const;
  const tonight = instant('2026-11-23T19:00Z');
  const tomorrow = instant('2026-11-24T19:00Z');

  it('is tonight when the vehicle is free', () => expect(nextUsualStart(usual, given)).toBe(tonight));

  it.each([
    ['is over', { now: instant('2026-11-23T19:01Z') }],
    ['is taken', { taken: [periodOf(instant('2026-11-24T00:00Z'), 2)] }],
    ['the person has another booking', { own: [periodOf(instant('2026-11-23T17:00Z'), 4)] }],
    ['the vehicle is in maintenance', { outOfService: { status: 'maintenance', until: instant('2026-11-24T08:00Z') } }],
  ] as const)('is tomorrow when tonight %s', (_, changed) =>
    expect(nextUsualStart(usual, { ...given, ...changed })).toBe(tomorrow),
  );

  it('leaves out the hours for administrators, and lies in a week that has hours left', () => {
    const thursday = { ...given, now: instant('2026-11-26T19:30Z') };
    expect(nextUsualStart(usual, thursday)).toBe(instant('2026-11-29T19:00Z'));
    const used = [{ weekStartsOn: day('2026-11-22'), hours: 25 }];
    expect(nextUsualStart(usual, { ...given, used })).toBe(instant('2026-11-29T19:00Z'));
  });

  it('is nowhere if no day of the window fits', () => {
    const taken = [periodOf(now, 24 * 8)];
    expect(nextUsualStart(usual, { ...given, taken })).toBeNull();
  });

  it('says that tonight may still be had where the hours are offered, held or asked for', () => {
    const hours = periodOf(tonight, 8);
    const held = { ...hours, offeredUntil: instant('2026-11-23T12:30Z') };
    const open = (taken: object) => openUsual(usual, { ...given, taken: [{ ...hours, ...taken }] });
    expect(open(held)).toEqual({ ...held, state: 'held' });
    expect(open({ ...held, isOwnOffer: true })).toMatchObject({ state: 'offered' });
    expect(open({ startAt: now, askedFrom: tonight })).toMatchObject({ state: 'asked', offeredUntil: null });
    expect(open({})).toBeUndefined();
    expect(openUsual(usual, given)).toBeUndefined();
    const used = [{ weekStartsOn: day('2026-11-22'), hours: 25 }];
    expect(openUsual(usual, { ...given, used, taken: [held] })).toBeUndefined();
  });

  it('is tomorrow while another vehicle is offered for tonight', () =>
    expect(nextUsualStart(usual, { ...given, offered: [periodOf(tonight, 4)] })).toBe(tomorrow));
});
