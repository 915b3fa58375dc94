import fc from 'fast-check';
import pg from 'pg';
import { arrayLiteral } from './array-literal.js';

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string } }).utils;

/** As PostgreSQL reads them: what is in quotes stands for itself, a backslash for the next character. */
const read = (literal: string): (string | null)[] =>
  [...literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\[^])*)"|([^,"]+)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare === 'NULL' ? null : String(bare)) : quoted.replace(/\\([^])/g, '$1'),
  );

const hostile = fc.constantFrom('', 'NULL', 'null', '"', '\\', '\\"', '{a,b}', ',', ' ', "'", 'a\nb', '‮');
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  hostile,
  fc.constant(null),
  fc.double({ noNaN: true }),
  fc.boolean(),
);

describe('an array as PostgreSQL reads it', () => {
  it('holds the same cells as the one of the driver', () => {
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        expect(read(arrayLiteral(cells) ?? '')).toEqual(read(prepareValue(cells)));
        expect(read(arrayLiteral(cells) ?? '')).toEqual(cells.map((one) => (one === null ? null : String(one))));
      }),
    );
  });

  it.each([[[new Date()]], [[['a']]], [[Buffer.from('a')]], [[{ a: 1 }]], [[undefined]]])(
    'is left to the driver with %p',
    (cells) => {
      expect(arrayLiteral(cells)).toBeUndefined();
    },
  );
});
