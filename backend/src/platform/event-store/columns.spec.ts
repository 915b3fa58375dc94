import { columns } from './columns.js';

describe('columns', () => {
  it('turn rows into one array for each column', () => {
    expect(columns([1, 2, 3], (n) => [n, `no ${n}`])).toEqual([
      [1, 2, 3],
      ['no 1', 'no 2', 'no 3'],
    ]);
  });

  it('make null of what is not there', () => {
    expect(columns([{ a: 1 }, {}] as { a?: number }[], ({ a }) => [a])).toEqual([[1, null]]);
  });
});
