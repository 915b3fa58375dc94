import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErasureRefusalReason } from '@rigbook/contracts/responders/erasure-request.words';
import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export const erasureRequestsQuery = queryOptions({
  queryKey: keys.erasureRequests,
  queryFn: (): Promise<readonly ErasureRequest[]> => bodyOf(api.GET('/api/admin/erasure-requests')),
});

export function useApproveErasure(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/admin/erasure-requests/{id}/approve', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all(
        [keys.erasureRequests, keys.users, keys.adminBookings, keys.licenceReviews, keys.dashboard].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useRefuseErasure(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { because: ErasureRefusalReason; explanation: string }) =>
      bodyOf(api.POST('/api/admin/erasure-requests/{id}/refuse', { params: { path: { id } }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.erasureRequests }),
  });
}
