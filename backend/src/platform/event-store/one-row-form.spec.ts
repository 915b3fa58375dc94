import { oneRowForm } from './one-row-form.js';

const insert = `INSERT INTO door (id, name) SELECT id, upper(name)
  FROM unnest($1::uuid[], $2::double precision[],
              $3::text[]) AS e (id, width, name) ON CONFLICT DO NOTHING`;

describe('a statement over columns', () => {
  it('becomes one over a row when there is only one', () => {
    expect(oneRowForm({ name: 'door.add', text: insert, values: [['a'], [1.5], [null]] })).toEqual({
      name: 'door.add/1',
      text: `INSERT INTO door (id, name) SELECT id, upper(name)
  FROM (VALUES ($1::uuid, $2::double precision,
              $3::text)) AS e (id, width, name) ON CONFLICT DO NOTHING`,
      values: ['a', 1.5, null],
    });
  });

  it('keeps other parameters as they are', () => {
    const text =
      'UPDATE door SET name = $2 FROM unnest($1::uuid[]) AS e (id) WHERE door.id = e.id AND kind = ANY ($3::text[])';
    expect(oneRowForm({ name: 'door.name', text, values: [['a'], 'front', ['x']] })).toEqual({
      name: 'door.name/1',
      text: 'UPDATE door SET name = $2 FROM (VALUES ($1::uuid)) AS e (id) WHERE door.id = e.id AND kind = ANY ($3::text[])',
      values: ['a', 'front', ['x']],
    });
  });

  it('gets a name for its row where it had none', () => {
    const text = 'INSERT INTO door SELECT * FROM unnest($1::uuid[])';
    expect(oneRowForm({ name: 'door.add', text, values: [['a']] }).text).toBe(
      'INSERT INTO door SELECT * FROM (VALUES ($1::uuid)) AS one_row',
    );
  });

  it.each([
    [
      'several rows',
      insert,
      [
        ['a', 'b'],
        [1, 2],
        ['x', 'y'],
      ],
    ],
    ['no list of columns', 'DELETE FROM door WHERE id = ANY ($1::uuid[])', [['a']]],
    ['a column that is used twice', 'SELECT FROM unnest($1::uuid[]) AS e (id) WHERE id = ANY ($1::uuid[])', [['a']]],
    ['rows from a select list', 'INSERT INTO door SELECT unnest($1::uuid[]), $2', [['a'], 'b']],
    ['no columns at all', 'SELECT $1', ['a']],
  ])('stays as it is with %s', (_, text, values) => {
    const statement = { name: 'door', text, values };
    expect(oneRowForm(statement)).toBe(statement);
  });
});
