import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';

/** For how long the vehicle is free where a booking came in between; otherwise 0. */
export const freeHoursIn = (error: unknown): number =>
  error instanceof ApiError && error.code === 'EMERGENCY_HOURS_TAKEN'
    ? (error.facts as RefusalFacts['EMERGENCY_HOURS_TAKEN']).freeHours
    : 0;

/** The vehicle for as long as it is free, in one tap; in sight once it appears. */
export function LongestFree({ hours, onTake }: { readonly hours: number; readonly onTake: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className="grid">
      <Button wide onClick={onTake}>
        {text('emergencyTake.takeFor', { hours })}
      </Button>
    </div>
  );
}
