import { instantOfDate, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { useSyncExternalStore } from 'react';

const everyHalfMinute = 30_000;
const subscribedWithinMs = 5_000;
const present = (): Instant => instantOfDate(new Date());

let now = present();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Between a rendering and what subscribes after it pass moments; without readers the clock stands still. */
const isStale = (): boolean => Math.abs(Date.now() - millisOf(now)) > subscribedWithinMs;

function tick(): void {
  now = present();
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    if (isStale()) now = present(); // another moment would render every reader again
    timer = setInterval(tick, everyHalfMinute);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The current time, updated every half minute for the whole page at once. */
export const useNow = (): Instant => useSyncExternalStore(subscribe, () => now);
