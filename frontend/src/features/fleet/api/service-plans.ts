import { queryOptions } from '@tanstack/react-query';
import type { ServicePlan } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Of all vehicles, what is due first in front. */
export const servicePlansQuery = queryOptions({
  queryKey: keys.servicePlans,
  queryFn: (): Promise<ServicePlan[]> => bodyOf(api.GET('/api/admin/service-plans')),
});
