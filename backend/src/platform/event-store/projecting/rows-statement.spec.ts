import { rowsStatement } from './rows-statement.js';

interface Parcel {
  readonly id: string;
  readonly weightKg?: number | null;
}

const insert = (...rows: Parcel[]) =>
  rowsStatement({
    name: 'parcel.add',
    cells: { id: 'uuid', weightKg: 'integer' },
    rows: rows as Required<Parcel>[],
    text: (source) => `INSERT INTO parcel (id, weight_kg) SELECT id, weight_kg FROM ${source}`,
  });

describe('a statement over rows', () => {
  it('has the cells of a single row as parameters', () => {
    expect(insert({ id: 'a', weightKg: 3 })).toEqual({
      name: 'parcel.add/1',
      text: 'INSERT INTO parcel (id, weight_kg) SELECT id, weight_kg FROM (VALUES ($1::uuid, $2::integer)) AS e (id, weight_kg)',
      values: ['a', 3],
    });
  });

  it('has an array for each cell of several rows, and the same text for any number of them', () => {
    const two = insert({ id: 'a', weightKg: 3 }, { id: 'b', weightKg: null });
    expect(two).toEqual({
      name: 'parcel.add',
      text: 'INSERT INTO parcel (id, weight_kg) SELECT id, weight_kg FROM unnest($1::uuid[], $2::integer[]) AS e (id, weight_kg)',
      values: ['{a,b}', '{3,NULL}'],
    });
    const three = insert({ id: 'a' }, { id: 'b' }, { id: 'c' });
    expect([three.name, three.text, three.values[1]]).toEqual([two.name, two.text, '{NULL,NULL,NULL}']);
  });

  it('writes null for a cell that is missing', () => {
    expect(insert({ id: 'a' }).values).toEqual(['a', null]);
  });

  it('writes a list of words for one row and for several', () => {
    const label = (...rows: { id: string; words: string[] }[]) =>
      rowsStatement({
        name: 'parcel.label',
        cells: { id: 'uuid', words: 'text[]' },
        rows,
        text: (source) => `FROM ${source}`,
      });
    const [one, other] = [
      { id: 'a', words: ['fragile', 'cold'] },
      { id: 'b', words: [] },
    ];
    expect(label(one).text).toBe('FROM (VALUES ($1::uuid, $2::text[])) AS e (id, words)');
    expect(label(one).values).toEqual(['a', ['fragile', 'cold']]);
    expect(label(one, other).text).toBe(
      "FROM (SELECT id, string_to_array(words, ',') AS words FROM unnest($1::uuid[], $2::text[]) AS r (id, words)) AS e",
    );
    expect(label(one, other).values).toEqual(['{a,b}', ['fragile,cold', '']]);
  });
});
