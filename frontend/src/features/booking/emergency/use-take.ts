import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { refreshAfterStep } from '../api/my-bookings.js';
import { type SentTake, type Take, useSentTakes } from '../api/sent-take.js';

/**
 * What had no answer is sent again as it was, also if other hours are free meanwhile, so that another tap takes nothing twice.
 */
export function useTake() {
  const queryClient = useQueryClient();
  const unanswered = useSentTakes();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ key, body }: SentTake): Promise<Booking> =>
      bodyOf(api.POST('/api/bookings/emergency', { body, headers: idempotent(key) })),
    onSuccess: (booking, sent) => {
      void unanswered.handIn(sent, booking.id);
      return refreshAfterStep(queryClient);
    },
    onError: (failed, sent) => {
      if (!isUnanswered(failed)) unanswered.forget(sent);
      for (const queryKey of [keys.calendars, keys.vehicles, keys.responderHours])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  const take = (entered: string, body: Take, photoIds: readonly DamagePhotoId[]): Promise<Booking> => {
    const before = unanswered.read().find((one) => one.entered === entered);
    return mutateAsync(unanswered.keep(before ?? { entered, key: newIdempotencyKey(), body, photoIds }));
  };
  return { take, isPending, error };
}
