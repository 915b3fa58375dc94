import { SeenPositions } from './events-check.js';

it('knows a position again, however far from the others it lies', () => {
  const seen = new SeenPositions();
  const positions = ['1', '2', '8', '4095', '4096', '4097', '9223372036854775807'];
  expect(positions.map((position) => seen.sawBefore(position))).toEqual(positions.map(() => false));
  expect(positions.map((position) => seen.sawBefore(position))).toEqual(positions.map(() => true));
  expect(seen.sawBefore('3')).toBe(false);
});

it('forgets none of those that lie close together', () => {
  const seen = new SeenPositions();
  const positions = Array.from({ length: 5_000 }, (_, at) => String(at * 3));
  expect(positions.filter((position) => seen.sawBefore(position))).toEqual([]);
  expect(positions.filter((position) => !seen.sawBefore(position))).toEqual([]);
  expect(['1', '2', '4'].map((position) => seen.sawBefore(position))).toEqual([false, false, false]);
});
