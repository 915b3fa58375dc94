import type { components } from '@rigbook/contracts/api.types';
import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import type { DefectStanding } from '@rigbook/contracts/fleet/defect.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

export type Defect = Answer<components['schemas']['Defect']>;
export type Step = components['schemas']['ProgressDefect'];

/** Below the damage, so that what reads that again reads this again. */
const defectsKey = [...keys.damage, 'defects'];

/** Those that stand, or those that are closed, newest first; of one vehicle or of the fleet. */
export const defectsQuery = (filter: { readonly standing: DefectStanding; readonly vehicleId?: string }) =>
  pagedQuery({ path: '/api/admin/defects', key: [...defectsKey, filter], filter });

/** The photos of what somebody saw who did not have the vehicle. */
export const seenPhotosQuery = (defectId: string) =>
  queryOptions({
    queryKey: [...defectsKey, defectId, 'seen-photos'],
    queryFn: () => bodyOf(api.GET('/api/admin/defects/{id}/seen-photos', { params: { path: { id: defectId } } })),
  });

/** Erases a photo of what somebody saw; without one the words of the defect. */
export function useEraseOfDefect(id: string, photoId: string | undefined, content: string) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(content));
  return useMutation({
    mutationFn: async (because: TextErasureReason): Promise<void> => {
      if (photoId === undefined)
        await api.POST('/api/admin/defects/{id}/words-erasure', {
          params: { path: { id } },
          headers,
          body: { because },
        });
      else {
        const params = { path: { id, photoId } };
        await api.POST('/api/admin/defects/{id}/seen-photos/{photoId}/erasure', { params, headers, body: { because } });
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: defectsKey }),
  });
}

/** Sees to a defect. The list is read again even on failure, since another administrator may have been faster. */
export function useProgressDefect(id: string, draft: Step) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify({ id, draft })));
  return useMutation({
    mutationFn: (body: Step) =>
      bodyOf(api.POST('/api/admin/defects/{id}/steps', { params: { path: { id }, header: headers }, headers, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: defectsKey }),
  });
}
