import { queryOptions } from '@tanstack/react-query';
import type { DashboardCounts } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: (): Promise<DashboardCounts> => bodyOf(api.GET('/api/admin/dashboard')),
  refetchOnMount: 'always',
});
