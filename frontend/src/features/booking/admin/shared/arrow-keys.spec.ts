import { blockAfterKey, arrowKeyOf, type WalkedBlock, type WalkKey } from './use-arrow-keys.js';

const at = (row: number, from: number, to: number): WalkedBlock => ({ row, from, to });
/** Row 2 has no block. */
const blocks = [at(1, 0, 4), at(1, 6, 8), at(1, 20, 24), at(3, 2, 5), at(3, 9, 18)];

test.each<[WalkKey, number, number | undefined]>([
  ['later', 0, 1],
  ['later', 2, undefined],
  ['earlier', 1, 0],
  ['earlier', 3, undefined],
  ['first', 2, 0],
  ['last', 3, 4],
  ['firstOfAll', 4, 0],
  ['lastOfAll', 0, 4],
  ['down', 0, 3],
  ['down', 1, 3],
  ['down', 2, 4],
  ['up', 4, 1],
  ['up', 0, undefined],
  ['down', 3, undefined],
])('%s from block %i leads to %p', (key, from, to) => expect(blockAfterKey(blocks, from, key)).toBe(to));

test('the arrows follow time, which in Hebrew runs from right to left', () => {
  const press = (key: string, rtl: boolean, ctrlKey = false) => arrowKeyOf({ key, ctrlKey, metaKey: false }, rtl);
  expect([press('ArrowRight', false), press('ArrowRight', true), press('ArrowLeft', true)]).toEqual([
    'later',
    'earlier',
    'later',
  ]);
  expect([press('Home', false), press('Home', true, true), press('ArrowLeft', false, true), press('a', false)]).toEqual(
    ['first', 'firstOfAll', undefined, undefined],
  );
});
