import { isWarnedOf, lapseWarningProblem } from './lapses.rules.js';

describe('a request gets a warning', () => {
  it.each([
    [{ missed: 1, late: 1, misused: 0 }, 2, true],
    [{ missed: 0, late: 3, misused: 0 }, 2, true],
    [{ missed: 0, late: 1, misused: 1 }, 2, true],
    [{ missed: 1, late: 0, misused: 0 }, 2, false],
    [{ missed: 9, late: 9, misused: 0 }, 0, false],
  ])('after %j where the organization chose %s: %s', (lapses, chosen, warned) =>
    expect(isWarnedOf(lapses, chosen)).toBe(warned),
  );

  it.each([0, 2, 20])('after %s', (lapses) => expect(lapseWarningProblem(lapses)).toBeUndefined());
  it.each([-1, 21, 1.5, null])('not after %s', (lapses) => expect(lapseWarningProblem(lapses)).toBeDefined());
});
