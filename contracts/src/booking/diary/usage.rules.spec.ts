import { heatOf, percentOf } from './usage.rules.js';

describe('a share', () => {
  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [2, 1185, 0.2],
    [0, 5, 0],
    [5, 5, 100],
  ])('of %d in %d is %d percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

  it('of nothing is none', () => expect(percentOf(0, 0)).toBeUndefined());
});

describe('the heat of an hour', () => {
  it.each([
    [0, 8, 0],
    [1, 8, 1],
    [2, 8, 1],
    [3, 8, 2],
    [8, 8, 4],
    [0, 0, 0],
  ])('with %d hours where the busiest has %d is %d', (hours, busiest, heat) =>
    expect(heatOf(hours, busiest)).toBe(heat),
  );
});
