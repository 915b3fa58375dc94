import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HandedInLicence } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

interface HistoryPage {
  readonly handedIn: readonly HandedInLicence[];
  readonly next: string | undefined;
}

const AT_ONCE = 5;

/** Everything that a user handed in and what became of it, the latest first, page by page. */
export const licenceHistoryQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keys.licenceHistory(userId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<HistoryPage> => {
      const call = api.GET('/api/admin/users/{id}/licence-history', {
        params: { path: { id: userId }, query: { limit: AT_ONCE, ...(cursor && { cursor }) } },
      });
      const handedIn = await bodyOf(call);
      return { handedIn, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
