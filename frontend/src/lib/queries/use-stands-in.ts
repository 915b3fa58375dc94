import { useState } from 'react';
import { useIsReachable } from '../connection/use-connection.js';
import { isUnanswered } from '../http/problem.js';

/** Whether what is already known stands in for what is asked: from the first time that nobody answers, so that no form goes away. */
export function useStandsIn(error: unknown): boolean {
  const isAlone = !useIsReachable() || isUnanswered(error);
  const [standsIn, setStandsIn] = useState(isAlone);
  if (isAlone && !standsIn) setStandsIn(true);
  return standsIn || isAlone;
}
