import { type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { useEffect, useReducer } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { serverClock } from '../../../lib/time/server-clock.js';

/** Looked at each second. */
export function useSecondsUntil(at: Instant): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((millisOf(at) - serverClock.millis()) / 1_000));
}

/** For how long a code is good. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const text = useText();
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="text-soft tabular-nums" role="timer">
      {seconds === 0 ? text('jointHandover.timeOver') : text('jointHandover.endsIn', { time })}
    </p>
  );
}
