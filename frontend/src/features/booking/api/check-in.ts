import type { CheckInItem } from '@rigbook/contracts/booking/check-in.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { refreshAfterStep } from './refresh-after-step.js';

export interface CheckIn {
  readonly fuelLevel: number;
  readonly mileage: number;
  readonly checkinNotes?: string;
  readonly preExistingDamage?: string;
  readonly checklist: readonly CheckInItem[];
  readonly completedAt: Instant;
}

export function useCheckIn(bookingId: string, idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ checklist, ...checkIn }: CheckIn) =>
      bodyOf(
        api.POST('/api/bookings/{id}/check-in', {
          params: { path: { id: bookingId } },
          body: { ...checkIn, checklist: [...checklist] },
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
