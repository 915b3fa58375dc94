import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { ApiError } from '../../../../lib/http/problem.js';

/** Nobody waits longer than that in front of a page, such as for the next day. */
const LONGEST_PAUSE_SECONDS = 120;

/** Sends again after the pause that the server asks for after many changes. */
export async function withPauses<Answer>(
  send: () => Promise<Answer>,
  onPause: (begins: boolean) => void,
): Promise<Answer> {
  for (;;)
    try {
      return await send();
    } catch (error) {
      const seconds = pauseAfter(error);
      if (seconds === undefined) throw error;
      onPause(true);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      onPause(false);
    }
}

function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_WRITES') return undefined;
  const { retryAfterSeconds } = error.facts as RefusalFacts['TOO_MANY_WRITES'];
  return retryAfterSeconds > LONGEST_PAUSE_SECONDS ? undefined : retryAfterSeconds;
}
