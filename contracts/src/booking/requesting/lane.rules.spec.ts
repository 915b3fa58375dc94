import { type LaneFacts, laneOf, lanePeriod, nextFree, sensibleHours } from './lane.rules.js';
import { addDays, day, dayOf, startOfDay } from '../../kernel/calendar.js';
import { elapsedHours, instant, periodOf } from '../../kernel/time.js';

/** Monday 23 November 2026, 22:20 in Jerusalem. */
const now = instant('2026-11-23T20:20Z');
const zone = 'Asia/Jerusalem';
const facts: LaneFacts = { now, zone, isAdmin: false, taken: [], outOfService: null, isOut: false };
const at = (clock: string, on = '2026-11-23') => instant(`${on}T${clock}Z`);
const hoursOf = (changed: Partial<LaneFacts>) =>
  laneOf({ ...facts, ...changed }).map((part) => `${part.state} ${elapsedHours(part)}`);

describe('a lane', () => {
  it('is a day from the full hour', () => {
    expect(lanePeriod(now)).toEqual(periodOf(at('20:00'), 24));
    expect(lanePeriod(at('20:00')).startAt).toBe(at('20:00'));
  });

  it('can be booked from the next full hour, or from this one if it begins now', () => {
    expect(hoursOf({})).toEqual(['begun 1', 'free 23']);
    expect(hoursOf({ now: at('20:00') })).toEqual(['free 24']);
  });

  it('has no free hour of which a part is taken', () => {
    const returned = { startAt: at('18:00'), endAt: at('21:10') };
    expect(hoursOf({ taken: [returned] })).toEqual(['taken 2', 'free 22']);
    expect(hoursOf({ taken: [periodOf(at('23:00'), 2)] })).toEqual(['begun 1', 'free 2', 'taken 2', 'free 19']);
  });

  it('is taken now while a shift has the vehicle out past its end', () => {
    expect(hoursOf({ isOut: true })).toEqual(['taken 1', 'free 23']);
    expect(hoursOf({ isOut: true, now: at('20:00') })).toEqual(['taken 1', 'free 23']);
  });

  it.each([
    [{ status: 'maintenance', until: at('23:30') } as const, ['maintenance 4', 'free 20']],
    [{ status: 'maintenance', until: null } as const, ['maintenance 24']],
    [{ status: 'unavailable', until: null } as const, ['unavailable 24']],
  ])('shows that the vehicle is out of service: %j', (outOfService, hours) => {
    expect(hoursOf({ outOfService })).toEqual(hours);
  });

  it('closes the hours for administrators to others', () => {
    const friday = at('08:00', '2026-11-27');
    expect(hoursOf({ now: friday })).toEqual(['free 3', 'adminOnly 21']);
    expect(hoursOf({ now: friday, isAdmin: true })).toEqual(['free 24']);
  });
});

describe('the next free hours', () => {
  const next = (changed: Partial<LaneFacts>) => nextFree(laneOf({ ...facts, ...changed }));

  it('are now, until the next booking if there is one', () => {
    expect(next({})).toEqual({ when: 'now', until: null });
    expect(next({ taken: [periodOf(at('23:00'), 2)] })).toEqual({ when: 'now', until: at('23:00') });
  });

  it('are later while the vehicle is taken, or when only the rest of this hour is free', () => {
    expect(next({ taken: [periodOf(at('18:00'), 9)] })).toEqual({ when: 'later', from: at('03:00', '2026-11-24') });
    expect(next({ taken: [periodOf(at('21:00'), 6)] })).toEqual({ when: 'later', from: at('03:00', '2026-11-24') });
  });

  it('are not in the lane of a vehicle that is taken for a day', () =>
    expect(next({ outOfService: { status: 'unavailable', until: null } })).toEqual({ when: 'notInLane' }));
});

describe('the hours to offer in a gap', () => {
  const night = periodOf(at('19:00'), 10);
  const weekWith = (hours: number) => [{ weekStartsOn: day('2026-11-22'), hours }];

  it.each([
    ['the usual ones', night, 8, 0, 8],
    ['cut to the gap', night, 14, 0, 10],
    ['cut to the longest booking', periodOf(at('19:00'), 40), 40, 0, 24],
    ['cut to what is left of the week', night, 8, 25, 5],
    ['one where nothing is left', night, 8, 30, 1],
  ])('are %s', (_, gap, usual, used, hours) => {
    expect(sensibleHours(gap, usual, weekWith(used), zone)).toBe(hours);
  });

  it('count in the week in which they fall', () => {
    const saturdayNight = periodOf(at('20:00', '2026-11-21'), 8);
    expect(sensibleHours(saturdayNight, 8, weekWith(27), zone)).toBe(5);
  });
});

it('a vehicle is unavailable once one of its papers has ended', () => {
  const lane = laneOf({ ...facts, isAdmin: true, papersEnd: { paper: 'insurance', lastDay: dayOf(facts.now, zone) } });
  expect(lane.at(-1)).toMatchObject({
    state: 'unavailable',
    startAt: startOfDay(addDays(dayOf(facts.now, zone), 1), zone),
  });
});
