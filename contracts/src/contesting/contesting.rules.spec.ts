import { addHours, addMinutes, instant } from '../kernel/time.js';
import { CONTEST_DAYS, contestableUntil, contestProblem } from './contesting.rules.js';

const since = instant('2026-11-23T12:00:00.000Z');
const end = addHours(since, CONTEST_DAYS * 24);
const named = { since, isNamed: true, waits: false };

describe('contesting', () => {
  it('is for people whom it concerns, within 14 days', () => {
    expect(contestableUntil(since)).toBe(end);
    expect(contestProblem(named, addMinutes(end, -1))).toBeUndefined();
    expect(contestProblem(named, end)).toBe('over');
    expect(contestProblem({ ...named, isNamed: false }, since)).toBe('not-named');
  });

  it('waits until an administrator has settled what the person said before', () => {
    expect(contestProblem({ ...named, waits: true }, since)).toBe('waits');
  });
});
