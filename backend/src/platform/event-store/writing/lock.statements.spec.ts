import { takeLock, takeLockAndCompare } from './lock.statements.js';

const compare = (key: string, asRead: string) => ({ name: 'papers', text: 'SELECT', values: [key, asRead] });
const read = (key: string, asRead: string) => ({ key, compare: compare(key, asRead) });

describe('the lock of a command', () => {
  it('takes each key once, in one order', () => {
    expect(takeLock('b', 'a', 'b').values).toEqual(['a', 'b']);
    expect(takeLock('d', 'b', 'c', 'a', 'b').values).toEqual([['a', 'b', 'c', 'd']]);
  });

  it('compares what was read of a key after all are taken, whichever way the key is named too', () => {
    expect(takeLockAndCompare(['a', read('b', 'insurance'), 'b'])).toEqual([
      takeLock('a', 'b'),
      compare('b', 'insurance'),
    ]);
  });

  it('compares a reading once, and both of two that differ, so that the command decides again', () => {
    expect(takeLockAndCompare([read('b', 'insurance'), 'a', read('b', 'yearly-test'), read('b', 'insurance')])).toEqual(
      [takeLock('a', 'b'), compare('b', 'insurance'), compare('b', 'yearly-test')],
    );
  });

  it('has a name of its own for each text', () => {
    const several = [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e']];
    const textOf = new Map(several.map((keys) => [takeLock(...keys).name, takeLock(...keys).text]));
    for (const keys of several) expect(textOf.get(takeLock(...keys).name)).toBe(takeLock(...keys).text);
  });
});
