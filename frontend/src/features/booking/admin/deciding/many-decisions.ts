import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import type { DecisionStep } from '../api/decisions.js';

export interface Failure {
  readonly booking: Booking;
  /** Vehicle and responder. */
  readonly named: string;
  readonly reason: string;
  /** Otherwise it may succeed later. */
  readonly isFinal: boolean;
}

/** Many bookings decided in one step. */
export interface ManyDecisions {
  readonly id: number;
  readonly step: DecisionStep;
  readonly notes: string;
  readonly count: number;
  /** Answered, one way or the other. */
  readonly done: number;
  /** The server has asked for a pause. */
  readonly isWaiting: boolean;
  readonly failures: readonly Failure[];
}

type Runs = readonly ManyDecisions[];

const queryKey = ['many-decisions'];
let lastId = 0;

/** Steps on many bookings: their progress, then what could not be done. Goes at sign-out with all data of the person. */
export const manyDecisions = {
  begin(queryClient: QueryClient, asked: Pick<ManyDecisions, 'step' | 'notes' | 'count'>): number {
    const id = (lastId += 1);
    const run = { ...asked, id, done: 0, isWaiting: false, failures: [] };
    queryClient.setQueryData<Runs>(queryKey, (runs = []) => [...runs, run]);
    return id;
  },
  /** One that has been removed stays so. */
  change: (queryClient: QueryClient, id: number, change: Partial<ManyDecisions>): void =>
    void queryClient.setQueryData<Runs>(queryKey, (runs) =>
      runs?.map((run) => (run.id === id ? { ...run, ...change } : run)),
    ),
  remove: (queryClient: QueryClient, id: number): void =>
    void queryClient.setQueryData<Runs>(queryKey, (runs) => runs?.filter((run) => run.id !== id)),
};

export const useManyDecisions = (): Runs =>
  useQuery<Runs>({ queryKey, queryFn: skipToken, gcTime: Infinity }).data ?? [];
