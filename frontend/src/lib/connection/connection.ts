import { env } from '../../config/env.js';

/** A public address that says whether the server answers, and nothing about people. */
const askAt = `${env.apiOrigin}/api/health/live`;
const firstPatienceMs = 3000;
const mostPatienceMs = 60_000;

/** A check without an answer by then counts as failed, since no other check runs while it hangs. */
const longestQuestionMs = 10_000;

/** Of a proxy whose server did not answer, if it comes without a problem document. */
export const gatewayStatuses: readonly number[] = [502, 503, 504];

let reachable = true;
let patienceMs = firstPatienceMs;
let lostAgainBefore = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (reachable === next) return;
  reachable = next;
  for (const changed of listeners) changed();
}

/** A response arrived, whatever it says. */
function reached(): void {
  clearTimeout(timer);
  timer = undefined;
  set(true);
}

/** No response arrived. Asks again by itself, with growing delays while calls keep failing. */
function lost(): void {
  set(false);
  if (timer !== undefined || !navigator.onLine) return;
  patienceMs = Date.now() < lostAgainBefore ? Math.min(mostPatienceMs, patienceMs * 2) : firstPatienceMs;
  lostAgainBefore = Date.now() + patienceMs + mostPatienceMs;
  timer = setTimeout(() => {
    timer = undefined;
    void ask();
  }, patienceMs);
}

async function ask(): Promise<void> {
  const asking = fetch(askAt, { cache: 'no-store', signal: AbortSignal.timeout(longestQuestionMs) });
  await asking.then((response) => (isFromGateway(response) || isPage(response) ? lost() : reached()), lost);
}

/** A proxy answered because the server behind it did not; the server's own refusals are problem documents. */
export const isFromGateway = (response: Response): boolean =>
  gatewayStatuses.includes(response.status) && !response.headers.get('content-type')?.includes('problem+json');

/** A network that wants a sign-in of its own, or a filter, answered with a page. The server's answers to calls are no pages. */
export const isPage = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type')?.includes('text/html') ?? false);

window.addEventListener('offline', () => {
  clearTimeout(timer);
  timer = undefined;
  lost();
});
window.addEventListener('online', () => void ask());
document.addEventListener('visibilitychange', () => {
  if (!reachable && document.visibilityState === 'visible') void ask();
});

/** Whether the server can be reached, according to the last call, the device and a repeated check. */
export const connection = {
  isReachable: (): boolean => reachable,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  reached,
  lost,
  ask,
} as const;
