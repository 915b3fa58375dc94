import { laneOf } from './lane.rules.js';
import { firstClash } from './request.rules.js';
import { slotStates } from './slot-states.rules.js';
import { slotsOfDay } from './slots.rules.js';
import { turnRoundBetween, turnRoundProblem, withTurnRound } from './turn-round.rules.js';
import { day } from '../../kernel/calendar.js';
import { instant, periodOf } from '../../kernel/time.js';

const taken = [withTurnRound(periodOf(instant('2026-11-23T16:00Z'), 2), 30)];
const facts = { now: instant('2026-11-23T12:10Z'), zone: 'UTC', isAdmin: true, taken, turnRoundMinutes: 30 } as const;

it('holds the vehicle after a booking, and needs the same before the next one', () => {
  const after = withTurnRound(periodOf(instant('2026-11-23T18:00Z'), 1), 30);
  const before = withTurnRound(periodOf(instant('2026-11-23T14:00Z'), 2), 45);
  expect([after, before].map((period) => firstClash(period, taken))).toEqual([taken[0], taken[0]]);
  expect(turnRoundBetween(after, taken[0]!)).toBe(30);
  expect(turnRoundBetween(before, taken[0]!)).toBe(45);
  expect(turnRoundBetween(periodOf(instant('2026-11-23T17:00Z'), 1), taken[0]!)).toBeUndefined();
});

it('is a state of its own for starts and hours', () => {
  const states = slotStates(slotsOfDay(day('2026-11-23'), 'UTC'), 1, facts);
  expect(states.slice(14, 20).map(({ state }) => state)).toEqual([
    'available',
    'turnRound',
    'booked',
    'booked',
    'turnRound',
    'available',
  ]);
  const lane = laneOf({ ...facts, outOfService: null, isOut: false });
  expect(lane.slice(0, 5).map(({ state }) => state)).toEqual(['begun', 'free', 'turnRound', 'taken', 'turnRound']);
});

it.each([0, 5, 180])('%s minutes can be set', (minutes) => expect(turnRoundProblem(minutes)).toBeUndefined());
it.each([-5, 7, 185, null, '30'])('%s minutes cannot', (minutes) => expect(turnRoundProblem(minutes)).toBeDefined());
