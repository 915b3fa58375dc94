/** Lets workers repeat their work for some milliseconds. Returns how often all of them together did it per second. */
export async function forAWhile(
  workers: number,
  milliseconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const begin = performance.now();
  const end = begin + milliseconds;
  let done = 0;
  const worker = async (_: unknown, nth: number) => {
    while (performance.now() < end) {
      await work(nth);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return (done * 1_000) / (performance.now() - begin);
}
