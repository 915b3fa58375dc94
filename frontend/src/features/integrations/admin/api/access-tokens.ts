import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { CreatedAccessToken } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** All tokens ever created, newest first. */
export const accessTokensQuery = pagedQuery({ path: '/api/admin/access-tokens', key: keys.accessTokens, atOnce: 50 });

export interface WantedAccessToken {
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly expiresAt: Instant | null;
}

/** Repeating it with the same key creates no second token, and shows none. */
export function useCreateAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ wanted, key }: { wanted: WantedAccessToken; key: string }): Promise<CreatedAccessToken> =>
      bodyOf(
        api.POST('/api/admin/access-tokens', {
          headers: idempotent(key),
          body: { ...wanted, scopes: [...wanted.scopes] },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.accessTokens }),
  });
}

export function useRevokeAccessToken(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/admin/access-tokens/{id}', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.accessTokens }),
  });
}
