import { queryOptions } from '@tanstack/react-query';
import type { Channel } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** How messages leave, and how the last tests ended. */
export const channelsQuery = queryOptions({
  queryKey: keys.channels,
  queryFn: (): Promise<Channel[]> => bodyOf(api.GET('/api/admin/channels')),
  refetchOnMount: 'always',
});
