import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel/time';
import { useSyncExternalStore } from 'react';
import { serverClock } from './server-clock.js';

const everyHalfMinute = 30_000;
const subscribedWithinMs = 5_000;
const present = (): Instant => instantOfMillis(serverClock.millis());

let now = present();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Between a rendering and what subscribes after it pass moments; without readers the clock stands still. */
const isStale = (): boolean => Math.abs(serverClock.millis() - millisOf(now)) > subscribedWithinMs;

function tick(): void {
  now = present();
  for (const changed of listeners) changed();
}

serverClock.onCorrection(tick);

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

/** The server's current time, updated every half minute for the whole page at once. */
export const useNow = (): Instant => useSyncExternalStore(subscribe, () => now);
