import { setTimeout as sleep } from 'node:timers/promises';

/** What the work answers, or an error after so many milliseconds; the work itself goes on. */
export async function withTimeout<Answer>(millis: number, work: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const late = async () => {
    await sleep(millis, undefined, { signal: over.signal });
    throw new Error(`no answer within ${millis / 1_000} seconds`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    over.abort();
  }
}
