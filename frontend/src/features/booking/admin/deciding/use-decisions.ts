import { useEffect, useSyncExternalStore } from 'react';
import type { Decision } from '../api/decisions.js';
import { heldDecision } from './held-decision.js';

/** What was decided and is not done yet. */
export const useDecisions = () => useSyncExternalStore(heldDecision.subscribe, heldDecision.current);

/** The decision about a booking that is not done yet; undefined where there is none. */
export function useDecisionOn(bookingId: string): Decision | undefined {
  const { held, sent } = useDecisions();
  return [held, ...sent].find((decision) => decision?.bookingId === bookingId);
}

/** Who leaves the screen takes nothing back any more. */
export const useSendWhenLeaving = (): void => useEffect(() => () => void heldDecision.sendNow(), []);
