import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshFleet } from './refresh-fleet.js';

/** Marks a damage as resolved; whoever was quicker shows in the list that is loaded anew either way. */
export function useResolveDamage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      bodyOf(
        api.PUT('/api/admin/damage/{id}/resolution', {
          params: { path: { id } },
          body: note.trim() === '' ? {} : { note },
        }),
      ),
    onSettled: () => refreshFleet(queryClient),
  });
}

/** Opens a resolved damage again. */
export function useReopenDamage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => bodyOf(api.DELETE('/api/admin/damage/{id}/resolution', { params: { path: { id } } })),
    onSettled: () => refreshFleet(queryClient),
  });
}
