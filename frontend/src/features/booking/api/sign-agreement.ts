import type { Day } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { refreshAfterStep } from './refresh-after-step.js';

export interface Signature {
  /** A PNG as data URL. */
  readonly signature: string;
  readonly name: string;
  readonly date: Day;
}

export function useSignAgreement(bookingId: string, idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (signature: Signature) =>
      bodyOf(
        api.POST('/api/bookings/{id}/signature', {
          params: { path: { id: bookingId } },
          body: signature,
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
