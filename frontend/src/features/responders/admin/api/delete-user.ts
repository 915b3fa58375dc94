import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export function useDeleteUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/users/{id}', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all(
        [keys.users, keys.adminBookings, keys.licenceReviews, keys.dashboard].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
