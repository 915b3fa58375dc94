import { overRows } from './over-rows.js';

const insert = (...rows: { id: string; weightKg?: number | null }[]) =>
  overRows({
    name: 'parcel.add',
    cells: { id: 'uuid', weightKg: 'integer' },
    rows: rows as { id: string; weightKg: number | null }[],
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

  it('has several rows as one parameter, and the same text for any number of them', () => {
    const [two, three] = [
      insert({ id: 'a', weightKg: 3 }, { id: 'b', weightKg: null }),
      insert({ id: 'a' }, { id: 'b' }, { id: 'c' }),
    ];
    expect(two.values).toEqual(['[{"id":"a","weightKg":3},{"id":"b","weightKg":null}]']);
    expect(two.text.replaceAll(/\s+/g, ' ')).toBe(
      'INSERT INTO parcel (id, weight_kg) SELECT id, weight_kg FROM (SELECT "id" AS id, "weightKg" AS weight_kg FROM json_to_recordset($1::json) AS r ("id" uuid, "weightKg" integer)) AS e',
    );
    expect([three.name, three.text]).toEqual([two.name, two.text]);
  });

  it('writes null for a cell that is missing', () => {
    expect(insert({ id: 'a' }).values).toEqual(['a', null]);
  });
});
