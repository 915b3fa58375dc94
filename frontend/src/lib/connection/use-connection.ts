import { useState, useSyncExternalStore } from 'react';
import { isUnanswered } from '../http/problem.js';
import { connection } from './connection.js';

/** False from the first unanswered call until one is answered. */
export const useIsReachable = (): boolean => useSyncExternalStore(connection.subscribe, connection.isReachable);

/** Whether what is already known stands in for what is asked: from the first time that nobody answers, so that no form goes away. */
export function useStandsIn(error: unknown): boolean {
  const isAlone = !useIsReachable() || isUnanswered(error);
  const [standsIn, setStandsIn] = useState(isAlone);
  if (isAlone && !standsIn) setStandsIn(true);
  return standsIn || isAlone;
}
