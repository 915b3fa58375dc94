import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TemplateVersion } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

const limit = 20;

interface HistoryPage {
  readonly versions: readonly TemplateVersion[];
  readonly next: string | undefined;
}

/** What a text was, newest first, page by page. */
export const templateHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.templateHistory(id),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<HistoryPage> => {
      const query = { limit, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/templates/{id}/history', { params: { path: { id }, query } });
      const versions = await bodyOf(call);
      return { versions, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
