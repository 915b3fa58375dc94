import { vehicleHues } from './vehicle-hue.js';

const ids = Array.from({ length: 17 }, (_, index) => `01900000-0000-7000-8000-0000000${String(10_000 + index * 37)}`);
const distinct = (hues: ReadonlyMap<string, number>) => new Set(hues.values()).size;

test('no two of eight vehicles have the same hue', () => {
  for (let from = 0; from + 8 <= ids.length; from++) expect(distinct(vehicleHues(ids.slice(from, from + 8)))).toBe(8);
});

test('the order in which vehicles are listed does not matter', () => {
  expect(vehicleHues([...ids].reverse())).toEqual(vehicleHues(ids));
});

test('a new vehicle leaves the hues of the others alone', () => {
  const before = vehicleHues(ids.slice(0, 12));
  const after = vehicleHues(ids);
  for (const [id, hue] of before) expect(after.get(id)).toBe(hue);
});

test('a large fleet wears each hue about equally often', () => {
  const worn = [...vehicleHues(ids.slice(0, 16)).values()];
  for (let hue = 1; hue <= 8; hue++) expect(worn.filter((one) => one === hue)).toHaveLength(2);
});
