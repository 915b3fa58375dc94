import { hundredthsIn, numberIn } from './typed.js';

test.each([
  ['', null],
  ['15000', 15_000],
  ['15,000', 15_000],
  ['1,234,567', 1_234_567],
  [' 420.50 ', 420.5],
])('"%s" is read as %s', (typed, read) => {
  expect(numberIn(typed)).toBe(read);
});

test.each(['420,50', '1,50', '12,3456', 'many'])(
  '"%s" is no number, since a comma only separates thousands',
  (typed) => {
    expect(numberIn(typed)).toBeNaN();
  },
);

test.each([
  ['', null],
  ['280.5', 28_050],
  ['1,280.05', 128_005],
  ['0.29', 29],
  ['41.255', 4_125.5],
])('"%s" is %s hundredths', (typed, hundredths) => {
  expect(hundredthsIn(typed)).toBe(hundredths);
});
