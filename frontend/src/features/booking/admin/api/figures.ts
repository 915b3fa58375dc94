import { queryOptions } from '@tanstack/react-query';
import type { DashboardCounts, Overview, OverviewNow, Usage, ResponderHours } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { Instant, Period, Day } from '@rigbook/contracts/kernel/time';

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: (): Promise<DashboardCounts> => bodyOf(api.GET('/api/admin/dashboard')),
  refetchOnMount: 'always',
});

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

/** How the fleet was used by bookings that start in the days, both included. */
export const usageQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...keys.usage, from, to],
    queryFn: (): Promise<Usage> => bodyOf(api.GET('/api/admin/usage', { params: { query: { from, to } } })),
    refetchOnMount: 'always',
  });

/** A user's booked hours of the weeks behind, of this one and of the next. */
export const hoursOfUserQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.hoursOfUser(userId),
    queryFn: (): Promise<ResponderHours> =>
      bodyOf(api.GET('/api/admin/users/{id}/hours', { params: { path: { id: userId } } })),
    refetchOnMount: 'always',
  });
