import { useSyncExternalStore } from 'react';
import type { DecisionStep } from '../api/decisions.js';

export interface Failure {
  readonly bookingId: string;
  /** Vehicle and responder. */
  readonly named: string;
  readonly reason: string;
}

/** Many bookings decided in one step. */
export interface ManyDecisions {
  readonly step: DecisionStep;
  readonly count: number;
  /** Answered, one way or the other. */
  readonly done: number;
  readonly failures: readonly Failure[];
}

let shown: ManyDecisions | undefined;
const listeners = new Set<() => void>();

/** The last step on many bookings: its progress, then what could not be done. */
export const manyDecisions = {
  show(next: ManyDecisions | undefined): void {
    shown = next;
    for (const changed of listeners) changed();
  },
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): ManyDecisions | undefined => shown,
};

export const useManyDecisions = () => useSyncExternalStore(manyDecisions.subscribe, manyDecisions.current);
