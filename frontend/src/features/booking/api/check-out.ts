import type { DamageReport } from '@rigbook/contracts/booking/damage.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { refreshAfterStep } from './refresh-after-step.js';

export interface CheckOut {
  readonly fuelLevel: number;
  readonly mileage: number;
  readonly checkoutNotes?: string;
  readonly damageReports: readonly DamageReport[] | null;
  readonly noDamageConfirmed: boolean;
}

export function useCheckOut(bookingId: string, idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ damageReports, ...checkOut }: CheckOut) =>
      bodyOf(
        api.POST('/api/bookings/{id}/checkout', {
          params: { path: { id: bookingId } },
          body: { ...checkOut, damageReports: damageReports && [...damageReports] },
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
