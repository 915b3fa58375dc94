import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { VerificationStep } from '../../../lib/http/answers.js';
import { verifyLog } from '../api/verify-log.js';

export interface Verification {
  /** what is known so far, in the order of the checks */
  readonly steps: readonly VerificationStep[];
  readonly state: 'never' | 'running' | 'broken-off' | 'over';
  readonly error: unknown;
  readonly run: () => void;
}

/** Begins when it is asked for, and is given up when the screen is left. */
export function useVerification(): Verification {
  const [steps, setSteps] = useState<readonly VerificationStep[]>([]);
  const underWay = useRef<AbortController>(undefined);
  const { mutate, isIdle, isPending, error } = useMutation({
    mutationFn: () => {
      underWay.current = new AbortController();
      setSteps([]);
      return verifyLog((step) => setSteps((before) => [...before, step]), underWay.current.signal);
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);
  const state = isIdle ? 'never' : isPending ? 'running' : error ? 'broken-off' : 'over';
  return { steps, state, error, run: () => mutate() };
}
