import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RefusedRequest } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { nextCursor } from '../../../lib/http/next-cursor.js';

interface RefusedPage {
  readonly requests: readonly RefusedRequest[];
  readonly next: string | undefined;
}

const AT_ONCE = 5;

/** The caller's own refused requests, latest first, page by page. */
export const refusedRequestsQuery = infiniteQueryOptions({
  queryKey: keys.refusedRequests,
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor }): Promise<RefusedPage> => {
    const query = { limit: AT_ONCE, ...(cursor && { cursor }) };
    const call = api.GET('/api/bookings/refused', { params: { query } });
    const requests = (await bodyOf(call)) as readonly RefusedRequest[];
    return { requests, next: nextCursor((await call).response) };
  },
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
});
