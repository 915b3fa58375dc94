import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { cancelBooking, refreshAfterDecision } from '../../../booking/admin/api/decisions.js';
import { refreshFleet } from '../api/vehicles.js';

export interface NotCancelled {
  readonly booking: Booking;
  readonly error: unknown;
}

/** The outcome so far of each booking to be cancelled. */
export interface Outcome {
  readonly cancelledIds: readonly string[];
  readonly notCancelled: readonly NotCancelled[];
}

/** Cancels bookings one after another; one that fails does not stop the others. */
export function useCancellations() {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>({ cancelledIds: [], notCancelled: [] });

  const cancel = async (bookings: readonly Booking[], reason: string): Promise<Outcome> => {
    const cancelledIds = [...outcome.cancelledIds];
    const notCancelled: NotCancelled[] = [];
    for (const booking of bookings) {
      try {
        await cancelBooking({ bookingId: booking.id, reason });
        cancelledIds.push(booking.id);
      } catch (error) {
        notCancelled.push({ booking, error });
      }
    }
    const known = { cancelledIds, notCancelled };
    setOutcome(known);
    if (bookings.length > 0) await Promise.all([refreshAfterDecision(queryClient), refreshFleet(queryClient)]);
    return known;
  };

  return { outcome, cancel };
}
