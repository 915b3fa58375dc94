import type { Day } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import type { Usage } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** How the fleet was used by bookings that start in the days, both included. */
export const usageQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...keys.usage, from, to],
    queryFn: (): Promise<Usage> => bodyOf(api.GET('/api/admin/usage', { params: { query: { from, to } } })),
    refetchOnMount: 'always',
  });
