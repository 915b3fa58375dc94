import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RefusedRequest } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';
import type { RefusedFilter } from './refused-search.js';

interface RefusedPage {
  readonly requests: readonly RefusedRequest[];
  readonly next: string | undefined;
}

/** Refused requests that the filter lets through, latest first, page by page. */
export const refusedRequestsQuery = (filter: RefusedFilter, atOnce: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.adminRefusedRequests, filter, atOnce],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<RefusedPage> => {
      const query = { ...filter, limit: atOnce, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/refused-requests', { params: { query } });
      const requests = (await bodyOf(call)) as readonly RefusedRequest[];
      return { requests, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
