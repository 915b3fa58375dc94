import { queryOptions } from '@tanstack/react-query';
import type { Settings } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: (): Promise<Settings> => bodyOf(api.GET('/api/admin/settings')),
  refetchOnMount: 'always',
});
