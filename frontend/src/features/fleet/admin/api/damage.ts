import { address, oneOf, uuid, type SearchOf } from '../../../../lib/address.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshFleet } from './vehicles.js';

/** The damage shown: `?damage=resolved&vehicle=<id>`; open damage is the default. */
export const damageAddress = address({ standing: oneOf(['resolved']).as('damage'), vehicleId: uuid.as('vehicle') });
export type DamageSearch = SearchOf<typeof damageAddress>;

/** The API's query parameters. */
export const damageFilterOf = (search: DamageSearch) => ({ standing: 'open' as const, ...search });

/** Open or resolved damage, newest first. */
export function damageQuery(search: DamageSearch) {
  const filter = damageFilterOf(search);
  return pagedQuery({ path: '/api/admin/damage', key: [...keys.damage, filter], filter });
}

/** Marks damage as resolved. The list is reloaded even on failure, since another administrator may have been faster. */
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

/** Reopens resolved damage. */
export function useReopenDamage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => bodyOf(api.DELETE('/api/admin/damage/{id}/resolution', { params: { path: { id } } })),
    onSettled: () => refreshFleet(queryClient),
  });
}
