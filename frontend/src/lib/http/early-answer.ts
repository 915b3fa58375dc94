declare global {
  interface Window {
    /** The answer to the first request for the session, which index.html makes before the scripts run. */
    rigbookSession?: Promise<Response> | undefined;
  }
}

/** How long a page that can show what it last knew waits for something fresher. */
export const longestGetMs = 10_000;

/** A quick answer spares the first screen a change; a slow one must not hold it up. */
const firstScreenWaitsMs = 2_000;

/** Resolves once the first request for the session is answered, or when the first screen waits for it no longer. */
export async function firstAnswerSoon(): Promise<void> {
  const answered = window.rigbookSession?.catch(() => undefined);
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, firstScreenWaitsMs))]);
}

/** The answer that is already on its way, for as long as this request would wait; for the first request only. */
export function earlyAnswer({ method, url, signal }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || new URL(url).pathname !== '/api/auth/user') return undefined;
  const answer = window.rigbookSession;
  window.rigbookSession = undefined;
  return answer && Promise.race([answer, aborted(signal)]);
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
