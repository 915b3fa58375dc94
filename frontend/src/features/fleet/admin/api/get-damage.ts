import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Damage } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';
import type { DamageFilter } from './damage-filter.js';

interface DamagePage {
  readonly damage: readonly Damage[];
  readonly next: string | undefined;
}

/** Open or resolved damage, newest first, page by page. */
export const damageQuery = (filter: DamageFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.damage, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<DamagePage> => {
      const call = api.GET('/api/admin/damage', { params: { query: { ...filter, ...(cursor && { cursor }) } } });
      const damage = await bodyOf(call);
      return { damage, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
