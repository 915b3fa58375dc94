import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** Gives every vehicle that has none a code. */
export function useIssueStickers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.PUT('/api/admin/stickers')),
    onSuccess: (fleet) => queryClient.setQueryData(keys.adminVehicles, fleet),
  });
}

/** Repeating it with the same key makes no further code. */
export function useRenewSticker(vehicleId: string, key: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/api/admin/vehicles/{id}/sticker', {
          params: { path: { id: vehicleId } },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.adminVehicles }),
  });
}
