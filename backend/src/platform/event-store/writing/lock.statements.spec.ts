import { takeLock } from './lock.statements.js';

const read = (key: string, asRead: string) => ({ key, guard: 'papers_as_read', asRead });

describe('the lock of a command', () => {
  it('takes each key once, in one order', () => {
    expect(takeLock('b', 'a', 'b').values).toEqual([['a', 'b']]);
  });

  it('compares what was read of a key, whichever way it is named too', () => {
    expect(takeLock('a', read('b', 'insurance'), 'b').values).toEqual([
      ['a', 'b'],
      [null, 'insurance'],
    ]);
  });

  it('compares both of two readings that differ, so that the command decides again', () => {
    expect(takeLock(read('b', 'insurance'), 'a', read('b', 'yearly-test'), read('b', 'insurance')).values).toEqual([
      ['a', 'b', 'b'],
      [null, 'insurance', 'yearly-test'],
    ]);
  });
});
