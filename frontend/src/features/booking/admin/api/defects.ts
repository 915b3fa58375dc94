import type { components } from '@rigbook/contracts/api.types';
import type { DefectStanding } from '@rigbook/contracts/fleet/defect.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
