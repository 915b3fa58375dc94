import type { SettlementOutcome } from '@rigbook/contracts/damage/dispute.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';

/** Each look is in the access record, so it is not loaded again without need. */
export const damageMatterQuery = (damageId: string) =>
  queryOptions({
    queryKey: keys.damageMatter(damageId),
    queryFn: (): Promise<DamageMatter> => bodyOf(api.GET('/api/damage/{id}', { params: { path: { id: damageId } } })),
  });

/** The photos of one damage, for those who may read it. */
export const photosOfDamageQuery = (damageId: string) =>
  queryOptions({
    queryKey: [...keys.damageMatter(damageId), 'photos'],
    queryFn: () => bodyOf(api.GET('/api/damage/{id}/photos', { params: { path: { id: damageId } } })),
  });

/** The damage that names the person, the latest report first. */
export const ownDamageQuery = queryOptions({
  queryKey: keys.ownDamage,
  queryFn: (): Promise<DamageMatter[]> => bodyOf(api.GET('/api/damage')),
});

/** Contests the damage once for the same words, however often they are sent. */
export function useContest(damageId: string, words: string) {
  const key = useIdempotencyKey(words);
  return useCommand(() =>
    bodyOf(
      api.POST('/api/damage/{id}/contests', {
        params: { path: { id: damageId } },
        body: { words },
        headers: idempotent(key),
      }),
    ),
  );
}

export interface Settling {
  readonly outcome: SettlementOutcome;
  readonly bookingId: string | null;
  readonly reason: string;
  readonly said: number;
  readonly mark: string;
}

export function useSettle(damageId: string, content: string) {
  const key = useIdempotencyKey(content);
  return useCommand((settling: Settling) =>
    bodyOf(
      api.POST('/api/admin/damage/{id}/settlements', {
        params: { path: { id: damageId } },
        body: settling,
        headers: idempotent(key),
      }),
    ),
  );
}

/** What is shown is read again even after a refusal: somebody else may have said something. */
function useCommand<Asked = void>(send: (asked: Asked) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([keys.ownDamage, keys.damage].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
