import { durationsAhead, requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import {
  afterChange,
  type AfterChange,
  canBeApprovedAfter,
  type Changeable,
  changesSomething,
} from '@rigbook/contracts/booking/changing.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useNow } from '../../../lib/time/use-now.js';

/** Who changes the booking: its responder, or an administrator with a reason. */
export type ChangingAs = 'responder' | 'admin';

/** The booking as it is to be. */
export interface ChangeDraft {
  readonly vehicleId: string;
  readonly startAt: Instant;
  readonly hours: number;
  readonly purpose: string;
  readonly reason: string;
}

/** Drafts of dialogs that were closed, for as long as the page is open. Another version of the booking has another one. */
const drafts = new Map<string, ChangeDraft>();

export function useChangeDraft(booking: Booking, as: ChangingAs) {
  const key = JSON.stringify([as, booking.id, booking.vehicle.id, booking.startTime, booking.endTime, booking.purpose]);
  const [draft, setDraft] = useState<ChangeDraft>(
    () =>
      drafts.get(key) ?? {
        vehicleId: booking.vehicle.id,
        startAt: booking.startTime,
        hours: booking.duration,
        purpose: booking.purpose,
        reason: '',
      },
  );
  return {
    draft,
    change: (changes: Partial<ChangeDraft>) => {
      const next = { ...draft, ...changes };
      drafts.set(key, next);
      setDraft(next);
    },
    forget: () => void drafts.delete(key),
  };
}

const changeableOf = (booking: Booking): Changeable => ({
  vehicleId: booking.vehicle.id,
  startAt: booking.startTime,
  endAt: booking.endTime,
  purpose: booking.purpose,
});

export interface Outcome extends AfterChange {
  /** It would need an approval that can no longer be given. */
  readonly isTooLate: boolean;
}

/** What follows from the change, by the server's rules; undefined while it changes nothing. */
export function outcomeOf(
  booking: Booking,
  { vehicleId, startAt, hours, purpose }: ChangeDraft,
  as: ChangingAs,
  now: Instant,
): Outcome | undefined {
  const before = changeableOf(booking);
  const after = { vehicleId, purpose: purpose.trim(), ...requestedPeriod(startAt, hours) };
  if (!changesSomething(before, after)) return undefined;
  const status = booking.status as AfterChange['status'];
  const outcome = afterChange({ status, signed: booking.signedAt !== null }, before, after, as);
  return { ...outcome, isTooLate: !canBeApprovedAfter(outcome, before, after, now) };
}

/** The duration as it is, and those whose end is ahead while the start stays. */
export function useDurationsLeft({ startTime, duration }: Booking): readonly number[] {
  const ahead = durationsAhead(startTime, useNow());
  return ahead.includes(duration) ? ahead : [duration, ...ahead];
}
