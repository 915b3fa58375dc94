import { addedHours, extensionHoursProblem, hoursToExtend, obstacleToExtension } from './extending.rules.js';
import { withTurnRound } from './requesting/turn-round.rules.js';
import { day } from '../kernel/calendar.js';
import { addHours, instant, periodOf } from '../kernel/time.js';

/** Monday, 18:00 to 22:00 in Jerusalem. */
const evening = periodOf(instant('2026-11-23T16:00Z'), 4);
const usual = {
  now: addHours(evening.startAt, 3),
  zone: 'Asia/Jerusalem',
  administers: false,
  vehicleName: 'ALS1',
  withoutApproval: 2,
} as const;

const extending = (hours: number, more: Partial<Parameters<typeof obstacleToExtension>[2]> = {}, period = evening) =>
  obstacleToExtension(period, hours, { ...usual, ...more });

it('an extension adds hours at the end', () =>
  expect(addedHours(evening, 2)).toEqual(periodOf(instant('2026-11-23T20:00Z'), 2)));

it('is possible up to the hours that need no approval', () => {
  expect(extending(2)).toBeNull();
  expect(extending(3)).toEqual({ code: 'EXTENSION_NEEDS_APPROVAL', facts: { hours: 2 } });
  expect(extending(1, { withoutApproval: 0 })).toMatchObject({ code: 'EXTENSION_NEEDS_APPROVAL' });
  expect(extending(20, { withoutApproval: undefined })).toBeNull();
});

it('takes the turn-round of the booking along, and needs it before the next one', () => {
  const own = withTurnRound(evening, 30);
  expect(extending(1, { taken: [own], turnRoundMinutes: 30 })).toBeNull();
  const next = periodOf(addHours(evening.endAt, 1), 4);
  expect(extending(1, { taken: [own, next] })).toBeNull();
  expect(extending(1, { taken: [own, next], turnRoundMinutes: 30 })).toEqual({
    code: 'NEXT_BOOKING_IN_THE_WAY',
    facts: { vehicleName: 'ALS1', startsAt: next.startAt, turnRoundMinutes: 30 },
  });
});

it('of an overdue shift, the hours that have passed are not offered', () => {
  const late = { ...usual, withoutApproval: undefined, now: instant('2026-11-23T21:30Z') };
  expect(hoursToExtend(evening, late)).toEqual(Array.from({ length: 19 }, (_, nth) => nth + 2));
  const next = periodOf(addHours(evening.endAt, 3), 4);
  expect(hoursToExtend(evening, { ...late, taken: [next] })).toEqual([2, 3]);
  expect(hoursToExtend(evening, { ...late, taken: [periodOf(evening.endAt, 4)] })).toEqual([]);
});

it('is possible up to 24 hours in all', () => {
  const long = periodOf(evening.startAt, 23);
  expect(extending(1, {}, long)).toBeNull();
  expect(extending(2, {}, long)).toEqual({
    code: 'LONGEST_BOOKING_REACHED',
    facts: { endsBy: addHours(evening.startAt, 24) },
  });
});

it('ends ahead, also that of an overdue shift', () => {
  expect(extending(1, { now: addHours(evening.endAt, 0.5) })).toBeNull();
  expect(extending(1, { now: addHours(evening.endAt, 1) })).toMatchObject({ code: 'END_IN_THE_PAST' });
});

it('is possible up to the next booking, which may begin at the new end', () => {
  const next = periodOf(addHours(evening.endAt, 1), 4);
  expect(extending(1, { taken: [next] })).toBeNull();
  expect(extending(2, { taken: [next] })).toEqual({
    code: 'NEXT_BOOKING_IN_THE_WAY',
    facts: { vehicleName: 'ALS1', startsAt: next.startAt },
  });
});

it('is possible up to the hours of administrators, who may go on', () => {
  const friday = periodOf(instant('2026-11-27T06:00Z'), 4);
  expect(extending(1, { now: friday.startAt }, friday)).toBeNull();
  expect(extending(2, { now: friday.startAt }, friday)).toMatchObject({ code: 'ADMIN_ONLY_PERIOD' });
  expect(extending(2, { now: friday.startAt, administers: true }, friday)).toBeNull();
});

it("is possible up to the week's hours, of which only the added ones are new", () => {
  const hoursBooked = [{ weekStartsOn: day('2026-11-22'), hours: 29 }];
  expect(extending(1, { hoursBooked })).toBeNull();
  expect(extending(2, { hoursBooked })).toMatchObject({
    code: 'WEEKLY_LIMIT_EXCEEDED',
    facts: { hoursUsed: 29, hoursRequested: 2, hoursLeft: 1 },
  });
});

it.each([0, 2, 23])('%s hours can be set', (hours) => expect(extensionHoursProblem(hours)).toBeUndefined());
it.each([-1, 1.5, 24, null])('%s hours cannot', (hours) => expect(extensionHoursProblem(hours)).toBeDefined());
