import fc from 'fast-check';
import { rowsStatement } from '../../src/platform/event-store/projecting/rows-statement.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const marks = fc.constantFrom('"', '\\', '{', '}', ',', 'NULL', 'null', ' ', '\n', "'", 'א', '🚑');
const text = fc.oneof(
  fc.array(marks, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll('\0', '')),
);
const row = fc.record({
  nth: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  said: fc.option(text),
  isKept: fc.option(fc.boolean()),
  words: fc.array(fc.constantFrom('fragile', 'cold', 'heavy'), { maxLength: 3 }),
});

it('hands any rows to PostgreSQL as they are', () =>
  fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      const statement = rowsStatement({
        name: 'test.echo',
        cells: { nth: 'integer', said: 'text', isKept: 'boolean', words: 'text[]' },
        rows,
        text: (source) => `SELECT nth, said, is_kept AS "isKept", words FROM ${source}`,
      });
      expect(await test.database.query(statement)).toEqual(rows);
    }),
  ));
