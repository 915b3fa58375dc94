import { hasOrdinaryShape } from './request-hooks.js';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('the shape of a body', () => {
  it.each([[undefined], [null], ['text'], [7], [[]], [{}], [{ damageReports: [{ area: 'roof' }] }]])(
    'is ordinary: %j',
    (body) => expect(hasOrdinaryShape(body)).toBe(true),
  );

  it('is not ordinary beyond twenty levels, however many there are', () => {
    expect(hasOrdinaryShape(nested(20))).toBe(true);
    expect(hasOrdinaryShape(nested(22))).toBe(false);
    expect(hasOrdinaryShape(nested(400_000))).toBe(false);
  });

  it('is not ordinary with thousands of values, in one list or in many', () => {
    expect(hasOrdinaryShape(Array.from({ length: 1_900 }, () => 1))).toBe(true);
    expect(hasOrdinaryShape(Array.from({ length: 2_000 }, () => 1))).toBe(false);
    expect(hasOrdinaryShape(Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 1)))).toBe(false);
  });
});
