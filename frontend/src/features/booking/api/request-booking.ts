import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { refreshAfterStep } from './refresh-after-step.js';

export interface BookingDraft {
  readonly vehicleId: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly duration: number;
  readonly purpose: string;
}

export function useRequestBooking(idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: BookingDraft) =>
      bodyOf(api.POST('/api/bookings', { body: draft, headers: idempotent(idempotencyKey) })),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
