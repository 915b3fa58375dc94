import type { CurrentUser } from './answers.js';

declare global {
  interface Window {
    /** Answers to the first requests by their path; index.html asks before the scripts run (vite/start-page/start.ts). */
    rigbookAnswers?: Map<string, Promise<Response>> | undefined;
  }
  /** What index.html reads of the answer; it cannot import, since it is no module. */
  type PersonAtStart = Pick<CurrentUser, 'licenseVerified' | 'isAdmin' | 'isAuditor'>;
}

/** How long a page that can show what it last knew waits for something fresher. */
export const longestGetMs = 10_000;

/** A quick answer spares the first screen a change; a slow one must not hold it up. */
const firstScreenWaitsMs = 2_000;
/** What the first screen has not asked for by then would be old when another one does. */
const forgottenAfterMs = 5_000;

/** What the first screen begins with, once it is read; undefined when it is waited for no longer. */
export async function readSoon<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), firstScreenWaitsMs));
  const read = await Promise.race([reading.catch(() => undefined), tooLate]); // the screen says what failed
  setTimeout(forgetEarlyAnswers, forgottenAfterMs);
  return read;
}

const forgetEarlyAnswers = (): void => {
  window.rigbookAnswers = undefined;
};

/** Asks for what a screen will need once its files have come. */
export function askEarly(path: string): void {
  const answer = fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(longestGetMs) });
  answer.catch(() => undefined); // the screen says what failed
  window.rigbookAnswers?.set(path, answer);
}

/** The answer that is already on its way, for as long as this request would wait; for the first request only. */
export function earlyAnswer({ method, url, signal }: Request): Promise<Response> | undefined {
  if (method !== 'GET') forgetEarlyAnswers(); // a command may change what they say, or who asks
  const { pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  const answer = window.rigbookAnswers?.get(path);
  window.rigbookAnswers?.delete(path);
  return answer && Promise.race([answer, aborted(signal)]);
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
