import { remediesSoFar, remedied, repeatAfter } from './repeat-after.js';

/** Registers a remedy that the test settles, and counts how often it is asked for. */
function asking(code: string) {
  const asked: ((mayRepeat: boolean) => void)[] = [];
  repeatAfter(code, () => new Promise((resolve) => asked.push(resolve)));
  return asked;
}

describe('a call that is refused for what the session lacks', () => {
  it('asks once, however many calls are refused meanwhile, and repeats them all', async () => {
    const asked = asking('AT_ONCE');
    const calls = [remedied('AT_ONCE'), remedied('AT_ONCE')];
    expect(asked).toHaveLength(1);
    asked[0]!(true);
    expect(await Promise.all(calls)).toEqual([true, true]);
  });

  it('is repeated unasked if it was sent before somebody entered what was asked for', async () => {
    const asked = asking('LATE');
    const sentAfter = remediesSoFar();
    const first = remedied('LATE', sentAfter);
    asked[0]!(true);
    await first;
    expect(await remedied('LATE', sentAfter)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('asks again if it was sent after that', async () => {
    const asked = asking('AGAIN');
    const first = remedied('AGAIN', remediesSoFar());
    asked[0]!(true);
    await first;
    const second = remedied('AGAIN', remediesSoFar());
    expect(asked).toHaveLength(2);
    asked[1]!(false);
    expect(await second).toBe(false);
  });

  it('asks again after somebody closed the question', async () => {
    const asked = asking('CLOSED');
    const sentAfter = remediesSoFar();
    const first = remedied('CLOSED', sentAfter);
    asked[0]!(false);
    await first;
    void remedied('CLOSED', sentAfter);
    expect(asked).toHaveLength(2);
  });

  it('is not repeated where nobody can help', async () => {
    expect(await remedied('UNKNOWN', remediesSoFar())).toBe(false);
  });
});
