import type { BookingId } from '../kernel/ids.js';
import { addHours, addMinutes, instant } from '../kernel/time.js';
import { CONTEST_DAYS, contestableUntil, contestProblem, isShiftOfOutcome } from './dispute.rules.js';

const reportedAt = instant('2026-11-23T12:00:00.000Z');
const end = addHours(reportedAt, CONTEST_DAYS * 24);
const named = { reportedAt, isNamed: true, waits: false };

describe('contesting damage', () => {
  it('is for people named in its bracket, within 14 days of the report', () => {
    expect(contestableUntil(reportedAt)).toBe(end);
    expect(contestProblem(named, addMinutes(end, -1))).toBeUndefined();
    expect(contestProblem(named, end)).toBe('over');
    expect(contestProblem({ ...named, isNamed: false }, reportedAt)).toBe('not-named');
  });

  it('waits until an administrator has settled what the person said before', () => {
    expect(contestProblem({ ...named, waits: true }, reportedAt)).toBe('waits');
  });
});

describe('the outcome', () => {
  const [one, other] = ['one', 'other'] as [BookingId, BookingId];

  it('names a shift of the bracket if damage is attributed, and else none', () => {
    expect(isShiftOfOutcome('attributed', one, [one])).toBe(true);
    expect(isShiftOfOutcome('attributed', other, [one])).toBe(false);
    expect(isShiftOfOutcome('attributed', null, [one])).toBe(false);
    expect(isShiftOfOutcome('not-attributable', null, [one])).toBe(true);
    expect(isShiftOfOutcome('not-damage', one, [one])).toBe(false);
  });
});
