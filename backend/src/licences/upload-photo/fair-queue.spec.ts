import { FairQueue } from './fair-queue.js';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of photos', () => {
  it('draws the photo of somebody who comes late before the fourth of somebody who sent many', async () => {
    const queue = new FairQueue();
    const done: string[] = [];
    const send = (person: string, photo: string) =>
      queue.enter(person, 4)!.run(async () => {
        await tick();
        done.push(photo);
      });
    const all = [send('flood', 'a1'), send('flood', 'a2'), send('flood', 'a3'), send('flood', 'a4')];
    await tick();
    all.push(send('dana', 'b1'), send('omer', 'c1'));
    await Promise.all(all);
    expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
    expect(done.indexOf('c1')).toBeLessThan(done.indexOf('a4'));
    expect(done.filter((photo) => photo.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('works on one at a time, and goes on after one that fails', async () => {
    const queue = new FairQueue();
    let [running, most] = [0, 0];
    const work = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await tick();
      running -= 1;
      if (fails) throw new Error('damaged');
      return 'drawn';
    };
    const results = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((person, nth) => queue.enter(person, 4)!.run(work(nth === 1))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(most).toBe(1);
  });

  it('gives one person only so many places, and a place again when one is left', () => {
    const queue = new FairQueue();
    const places = [queue.enter('a', 2), queue.enter('a', 2)];
    expect(queue.enter('a', 2)).toBeUndefined();
    expect(queue.enter('b', 2)).toBeDefined();
    places[0]!.leave();
    expect(queue.enter('a', 2)).toBeDefined();
  });
});
