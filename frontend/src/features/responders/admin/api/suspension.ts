import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Suspension } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** Open bookings, which come first, and earlier suspensions. Loaded each time it is shown, since others decide too. */
export const suspensionQuery = (id: string) =>
  queryOptions({
    queryKey: keys.suspensionOfUser(id),
    queryFn: (): Promise<Suspension> => bodyOf(api.GET('/api/users/{id}/suspension', { params: { path: { id } } })),
    refetchOnMount: 'always',
  });

/** Suspends the user, or lifts the suspension. */
export function useChangeSuspension(id: string, change: 'suspend' | 'lift-suspension') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => {
      const request = { params: { path: { id } }, body: { reason } };
      return change === 'suspend'
        ? bodyOf(api.POST('/api/users/{id}/suspend', request))
        : bodyOf(api.POST('/api/users/{id}/lift-suspension', request));
    },
    onSettled: () =>
      Promise.all(
        [keys.users, keys.suspensionOfUser(id)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
