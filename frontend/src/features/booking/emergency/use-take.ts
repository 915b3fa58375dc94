import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@rigbook/contracts/api.types';
import { useRef } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { refreshAfterStep } from '../api/my-bookings.js';

export type Take = components['schemas']['TakeInEmergency'];

interface Sent {
  /** what the person has entered */
  readonly entered: string;
  readonly key: string;
  readonly body: Take;
}

/**
 * What had no answer is sent again as it was, also if other hours are free meanwhile, so that another tap takes nothing twice.
 */
export function useTake() {
  const queryClient = useQueryClient();
  const unanswered = useRef<Sent>(undefined);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ key, body }: Sent): Promise<Booking> =>
      bodyOf(api.POST('/api/bookings/emergency', { body, headers: idempotent(key) })),
    onSuccess: () => refreshAfterStep(queryClient),
    onError: (failed) => {
      if (!isUnanswered(failed)) unanswered.current = undefined;
      for (const queryKey of [keys.calendars, keys.vehicles, keys.responderHours])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  const take = (entered: string, body: Take): Promise<Booking> => {
    const before = unanswered.current;
    const sent = before?.entered === entered ? before : { entered, key: newIdempotencyKey(), body };
    unanswered.current = sent;
    return mutateAsync(sent);
  };
  return { take, isPending, error };
}
