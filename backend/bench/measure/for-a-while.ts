import type { Measured } from './interleaved.js';

/**
 * Lets workers repeat their work for some milliseconds, or until one finds nothing left to do. Returns how often they did it and
 * how many milliseconds it took.
 */
export async function repeatForAWhile(
  workers: number,
  milliseconds: number,
  work: (worker: number) => Promise<unknown> | undefined,
): Promise<{ readonly done: number; readonly took: number }> {
  const begin = performance.now();
  let end = begin + milliseconds;
  let done = 0;
  const worker = async (_: unknown, nth: number) => {
    while (performance.now() < end) {
      const doing = work(nth);
      if (doing) await doing;
      else end = 0;
      done += doing ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { done, took: performance.now() - begin };
}

/** The same, as how often all of them together did it per second. */
export async function forAWhile(
  workers: number,
  milliseconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Measured> {
  const { done, took } = await repeatForAWhile(workers, milliseconds, work);
  return { perSecond: (done * 1_000) / took };
}
