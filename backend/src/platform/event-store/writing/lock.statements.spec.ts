import { takeLock } from './lock.statements.js';

const read = (key: string, asRead: string) => ({ key, guard: 'papers_as_read', asRead });

describe('the lock of a command', () => {
  it('takes each key once, in one order', () => {
    expect(takeLock('b', 'a', 'b').values).toEqual(['a', 'b']);
    expect(takeLock('d', 'b', 'c', 'a', 'b').values).toEqual([
      ['a', 'b', 'c', 'd'],
      [null, null, null, null],
    ]);
  });

  it('compares what was read of a key, whichever way it is named too', () => {
    expect(takeLock('a', read('b', 'insurance'), 'b').values).toEqual(['a', 'b', 'b', 'insurance']);
    expect(takeLock('d', read('b', 'insurance'), 'c', 'a').values).toEqual([
      ['a', 'b', 'c', 'd'],
      [null, 'insurance', null, null],
    ]);
  });

  it('compares both of two readings that differ, so that the command decides again', () => {
    expect(takeLock(read('b', 'insurance'), 'a', read('b', 'yearly-test'), read('b', 'insurance')).values).toEqual([
      ['a', 'b', 'b'],
      [null, 'insurance', 'yearly-test'],
    ]);
  });

  it('has a name of its own for each text', () => {
    const textOf = new Map<string, string>();
    for (const locks of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      for (const all of [locks, [...locks, read('a', 'insurance')], [...locks, read('a', '1'), read('b', '2')]]) {
        const { name, text } = takeLock(...all);
        expect(textOf.get(name) ?? text).toBe(text);
        textOf.set(name, text);
      }
  });
});
