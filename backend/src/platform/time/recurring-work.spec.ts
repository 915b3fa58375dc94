import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Recurrence, RecurringWork } from './recurring-work.js';

class Sweeping extends RecurringWork {
  turns = 0;
  fails = false;
  end: () => void = () => undefined;

  protected override async work(): Promise<void> {
    this.turns += 1;
    if (this.fails) throw new Error('no broom');
    await new Promise<void>((done) => (this.end = done));
  }
}
const sweeping = (firstTurn: Recurrence['firstTurn']) =>
  new Sweeping({ everyMillis: 1_000, firstTurn, whenItFails: 'dust stays for now' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('takes its first turn at once or later, and then one each time it is due', async () => {
  for (const [firstTurn, before] of [
    ['at once', 1],
    ['later', 0],
  ] as const) {
    const work = sweeping(firstTurn);
    work.start();
    expect(work.turns).toBe(before);
    for (let turn = 1; turn <= 2; turn += 1) {
      work.end();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(work.turns).toBe(before + turn);
    }
    work.end();
    await work.beforeApplicationShutdown();
  }
});

it('has one turn at a time, and keeps its pace when it is started twice', async () => {
  const work = sweeping('at once');
  work.start();
  work.start();
  expect(work.takeTurn()).toBe(work.takeTurn());
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work.turns).toBe(1);
  expect(jest.getTimerCount()).toBe(1);
});

it('tells of a turn that failed, and takes the next', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const work = sweeping('later');
  work.fails = true;
  await work.takeTurn();
  expect(warn).toHaveBeenCalledWith('dust stays for now: Error: no broom. If this repeats, fix what it names');
  await work.takeTurn();
  expect(work.turns).toBe(2);
});

it('ends with the application, after the turn under way', async () => {
  const work = sweeping('at once');
  work.start();
  let ended = false;
  const ending = work.beforeApplicationShutdown().then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ended).toBe(false);
  work.end();
  await ending;
  expect(work.turns).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});
