import type { Instant, Period } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import type { Overview, OverviewNow } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** What all vehicles do within these hours. */
export const overviewQuery = ({ startAt: from, endAt: to }: Period) =>
  queryOptions({
    queryKey: [...keys.overview, from, to],
    queryFn: (): Promise<Overview> => bodyOf(api.GET('/api/admin/overview', { params: { query: { from, to } } })),
    refetchOnMount: 'always',
  });

/** Who is out, and what is not ready. Bookings begin on the hour, so that with each hour there may be others. */
export const overviewNowQuery = (now: Instant) =>
  queryOptions({
    queryKey: [...keys.overview, 'now', now.slice(0, 'yyyy-MM-ddTHH'.length)],
    queryFn: (): Promise<OverviewNow> => bodyOf(api.GET('/api/admin/overview/now')),
    refetchOnMount: 'always',
  });
