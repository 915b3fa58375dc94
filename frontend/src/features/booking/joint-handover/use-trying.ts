import { useEffect, useRef } from 'react';
import { longestGetMs } from '../../../lib/http/early-answer.js';
import { isUnanswered } from '../../../lib/http/problem.js';

/** A phone may be without signal for a minute. */
const triesMs = 60_000;
const pauseMs = 3_000;

/**
 * For a command that is sent again while nobody answers: for a minute from the press, and only as long as the page is open. Who walks away must not
 * take a vehicle over.
 */
export function useTrying() {
  const pressedAt = useRef(0);
  const hasLeft = useRef(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      request.current?.abort();
    };
  }, []);
  const msLeft = () => (hasLeft.current ? 0 : pressedAt.current + triesMs - Date.now());

  return {
    onMutate: () => void (pressedAt.current = Date.now()),
    retry: (_failures: number, error: Error) => isUnanswered(error) && msLeft() > pauseMs,
    retryDelay: pauseMs,
    /** Of one try. */
    signal: (): AbortSignal => {
      const controller = new AbortController();
      request.current = controller;
      if (hasLeft.current) controller.abort();
      setTimeout(() => controller.abort(noAnswer()), Math.min(longestGetMs, msLeft()));
      return controller.signal;
    },
  };
}

const noAnswer = () => new DOMException('No answer in time', 'TimeoutError');
