import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Activity } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { nextCursor } from '../../../lib/http/next-cursor.js';

interface FeedPage {
  readonly activities: readonly Activity[];
  readonly next: string | undefined;
}

const LINES_AT_A_TIME = 5;

/** What happened to the caller, newest first, page by page. */
export const activityQuery = infiniteQueryOptions({
  queryKey: keys.activity,
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor }): Promise<FeedPage> => {
    const query = { limit: LINES_AT_A_TIME, ...(cursor && { cursor }) };
    const call = api.GET('/api/activity', { params: { query } });
    const activities = await bodyOf(call);
    return { activities, next: nextCursor((await call).response) };
  },
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
});
