import { useSyncExternalStore } from 'react';
import type { Booking, Shortfall } from '../../../../lib/http/answers.js';

/** A request whose approval goes below a floor, and waits for a reason. */
export interface ReasonAsked {
  readonly booking: Booking;
  readonly notes: string;
  readonly shortfalls: readonly Shortfall[];
}

let asked: readonly ReasonAsked[] = [];
const watchers = new Set<() => void>();

function put(next: readonly ReasonAsked[]): void {
  asked = next;
  for (const watcher of watchers) watcher();
}

/** Approvals that wait for a reason; all of them are asked about at once. */
export const reasonsAsked = {
  add: (more: readonly ReasonAsked[]): void =>
    put([...asked.filter((one) => !more.some(({ booking }) => booking.id === one.booking.id)), ...more]),
  /** Those that are approved now; what was asked for in the meantime stays. */
  answered: (done: readonly ReasonAsked[]): void =>
    put(asked.filter(({ booking }) => !done.some((one) => one.booking.id === booking.id))),
  clear: (): void => put([]),
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useReasonsAsked = () => useSyncExternalStore(watch, () => asked);
