import { damagePlaces, vehicleSides } from '@rigbook/contracts/booking/shift/damage-places.words';
import { drawingOf } from './drawings.js';

const vehicles = [
  { name: 'ALS1', type: 'Advanced Life Support' },
  { name: 'BLS2', type: 'Basic Life Support' },
  { name: 'P1', type: 'Paramedic car' },
  { name: 'F1', type: 'BLS fly car' },
];

test.each(vehicles)('a $type shows each place once, on its side and inside the picture', (vehicle) => {
  const drawing = drawingOf(vehicle);
  for (const { id: side } of vehicleSides) {
    const { places, width, height } = drawing[side];
    const expected = damagePlaces.filter((place) => place.side === side).map(({ id }) => id);
    expect(places.map(({ place }) => place).sort()).toEqual([...expected].sort());
    for (const { middle } of places) {
      expect(middle[0]).toBeGreaterThan(0);
      expect(middle[0]).toBeLessThan(width);
      expect(middle[1]).toBeGreaterThan(0);
      expect(middle[1]).toBeLessThan(height);
    }
  }
});

test('the right side is the left one in a mirror', () => {
  const { left, right } = drawingOf({ name: 'ALS1', type: 'Advanced Life Support' });
  const middleOf = (side: typeof left, place: string) => side.places.find((drawn) => drawn.place === place)?.middle[0];
  expect(middleOf(right, 'right-front-wheel')).toBe(left.width - (middleOf(left, 'left-front-wheel') ?? 0));
  expect(right.isMirrored).toBe(true);
});

test('each family of pictures has its drawing, and an unknown vehicle that of a van', () => {
  const drawn = vehicles.map(drawingOf);
  expect(new Set(drawn).size).toBe(vehicles.length);
  expect(drawingOf({ name: 'BLS1', type: 'Basic Life Support' })).toBe(drawingOf({ name: 'X', type: 'Y' }));
});

test('no two drawings of a side are the same', () => {
  for (const { id: side } of vehicleSides) {
    const outlines = vehicles.map((vehicle) => JSON.stringify(drawingOf(vehicle)[side]));
    expect(new Set(outlines).size).toBe(vehicles.length);
  }
});
