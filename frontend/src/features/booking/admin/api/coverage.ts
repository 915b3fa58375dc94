import { mostTogether } from '@rigbook/contracts/vehicle-coverage/together.rules';
import type { components } from '@rigbook/contracts/api.types';
import type { Period } from '@rigbook/contracts/kernel/time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

export type Coverage = Answer<components['schemas']['Coverage']>;
export type CoverageHour = Coverage['types'][number]['hours'][number];
export type Floor = components['schemas']['CoverageFloor'];
export type AskedFloor = components['schemas']['CoverageFloorAsked'];

/** Read again with the bookings, which change it. */
const coverageKey = [...keys.overview, 'coverage'];

export const coverageQuery = ({ startAt, endAt }: Period) =>
  queryOptions({
    queryKey: [...coverageKey, startAt, endAt],
    queryFn: (): Promise<Coverage> =>
      bodyOf(api.GET('/api/admin/coverage', { params: { query: { from: startAt, to: endAt } } })),
  });

/** Of requests that wait those that would go below a floor. */
export const requestsBelowQuery = queryOptions({
  queryKey: [...keys.overview, 'below-floors'],
  queryFn: () => bodyOf(api.GET('/api/admin/coverage/requests')),
  staleTime: 10_000,
});

/**
 * What approving these requests together would leave, each after those that begin before it. Of more than `mostTogether`, the server
 * asks for a reason once they are sent.
 */
export const belowTogetherQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.overview, 'below-together', ...ids.toSorted()],
    queryFn: () => bodyOf(api.GET('/api/admin/coverage/requests', { params: { query: { together: [...ids] } } })),
    staleTime: 10_000,
    enabled: ids.length > 1 && ids.length <= mostTogether,
  });

const floorsKey = [...keys.adminVehicles, 'coverage-floors'];

export const floorsQuery = queryOptions({
  queryKey: floorsKey,
  queryFn: (): Promise<readonly Floor[]> => bodyOf(api.GET('/api/admin/coverage-floors')),
});

/** A new floor, or the whole of one that was read as `seen`. */
export function useSaveFloor(seen: Floor | null) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(JSON.stringify(seen));
  return useMutation({
    mutationFn: async (floor: AskedFloor): Promise<void> => {
      if (seen === null) {
        await bodyOf(api.POST('/api/admin/coverage-floors', { body: floor, headers: idempotent(key) }));
        return;
      }
      const { id, ...before } = seen;
      await bodyOf(
        api.PUT('/api/admin/coverage-floors/{id}', { params: { path: { id } }, body: { ...floor, seen: before } }),
      );
    },
    onSettled: () => refresh(queryClient),
  });
}

export function useRemoveFloor(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      await api.DELETE('/api/admin/coverage-floors/{id}', { params: { path: { id } } });
    },
    onSettled: () => refresh(queryClient),
  });
}

const refresh = (queryClient: ReturnType<typeof useQueryClient>) =>
  Promise.all(
    [floorsKey, keys.overview, keys.adminBookings].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
