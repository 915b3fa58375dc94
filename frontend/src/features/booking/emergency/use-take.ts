import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@rigbook/contracts/api.types';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterStep } from '../api/my-bookings.js';

export type Take = components['schemas']['TakeInEmergency'];

/** One key while the form says the same, so that a second tap, or another try after no answer, takes nothing twice. */
export function useTake(content: string) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(content);
  return useMutation({
    mutationFn: (body: Take): Promise<Booking> =>
      bodyOf(api.POST('/api/bookings/emergency', { body, headers: idempotent(key) })),
    onSuccess: () => refreshAfterStep(queryClient),
    onError: () => {
      for (const queryKey of [keys.calendars, keys.vehicles, keys.responderHours])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
