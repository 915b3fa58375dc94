import { jest } from '@jest/globals';
import type { Statement } from './statement.js';
import type { Database } from './database.js';
import { Notifier } from './notifier.js';

/** Answers when the test says so. */
function slowDatabase() {
  const asked: { readonly statement: Statement; readonly answer: () => void }[] = [];
  const database = {
    query: (statement: Statement) =>
      new Promise<object[]>((resolve) => asked.push({ statement, answer: () => resolve([]) })),
  };
  return { asked, notifier: new Notifier(database as unknown as Database) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a process that is told to stop', () => {
  it('first says what waits, after what is being said already', async () => {
    const { asked, notifier } = slowDatabase();
    notifier.notify('live', 'first');
    await jest.advanceTimersByTimeAsync(100);
    notifier.notify('live', 'second');
    notifier.notify('live', 'third');
    let isOver = false;
    const stopped = notifier.onApplicationShutdown().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(1);
    asked[0]!.answer();
    await jest.advanceTimersByTimeAsync(10);
    expect(asked[1]?.statement.values).toEqual([
      ['live', 'live'],
      ['second', 'third'],
    ]);
    expect(isOver).toBe(false);
    asked[1]!.answer();
    await stopped;
  });

  it('waits for no database that does not answer, and asks nothing where nothing waits', async () => {
    const away = slowDatabase();
    away.notifier.notify('live', 'unheard');
    const stopped = away.notifier.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2_000);
    await stopped;
    const silent = slowDatabase();
    await silent.notifier.onApplicationShutdown();
    expect(silent.asked).toEqual([]);
  });
});
