import { ApiError, pauseAsked } from '../../../../lib/http/problem.js';

/** Nobody waits longer than that in front of a page, such as for the next day. */
const LONGEST_PAUSE_SECONDS = 120;

/** Sends again after the pause that the server asks for after many changes. Rejects at once if `gone` aborts during one. */
export async function withPauses<Answer>(
  send: () => Promise<Answer>,
  onPause: (begins: boolean) => void,
  gone: AbortSignal,
): Promise<Answer> {
  for (;;)
    try {
      return await send();
    } catch (error) {
      const seconds = pauseAfter(error);
      if (seconds === undefined) throw error;
      onPause(true);
      await pauseOf(seconds * 1000, gone);
      onPause(false);
    }
}

async function pauseOf(ms: number, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    gone.addEventListener('abort', end);
  });
  gone.throwIfAborted();
}

function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_WRITES') return undefined;
  const seconds = pauseAsked(error);
  return seconds !== undefined && seconds <= LONGEST_PAUSE_SECONDS ? seconds : undefined;
}
