import { queryOptions } from '@tanstack/react-query';
import type {
  DashboardCounts,
  Overview,
  OverviewNow,
  ResponderHours,
  Usage,
  WarnedResponder,
} from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { Instant, Period, Day } from '@rigbook/contracts/kernel/time';

export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: (): Promise<DashboardCounts> => bodyOf(api.GET('/api/admin/dashboard')),
  refetchOnMount: 'always',
});

/** What all vehicles do in this period. */
export const overviewQuery = ({ startAt: from, endAt: to }: Period) =>
  queryOptions({
    queryKey: [...keys.overview, from, to],
    queryFn: (): Promise<Overview> => bodyOf(api.GET('/api/admin/overview', { params: { query: { from, to } } })),
    refetchOnMount: 'always',
  });

/** Who is out, and what is not ready. Changes with each hour, since bookings start on the hour. */
export const overviewNowQuery = (now: Instant) =>
  queryOptions({
    queryKey: [...keys.overview, 'now', now.slice(0, 'yyyy-MM-ddTHH'.length)],
    queryFn: (): Promise<OverviewNow> => bodyOf(api.GET('/api/admin/overview/now')),
    refetchOnMount: 'always',
  });

/** Fleet usage by bookings that start on these days, both included. */
export const usageQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...keys.usage, from, to],
    queryFn: (): Promise<Usage> => bodyOf(api.GET('/api/admin/usage', { params: { query: { from, to } } })),
    refetchOnMount: 'always',
  });

/** A user's booked hours in past weeks, this one and the next. */
export const hoursOfUserQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.hoursOfUser(userId),
    queryFn: (): Promise<ResponderHours> =>
      bodyOf(api.GET('/api/admin/users/{id}/hours', { params: { path: { id: userId } } })),
    refetchOnMount: 'always',
  });

/** Who missed bookings, returned vehicles late or misused emergency takes so often that their requests carry a warning. */
export const lapsesQuery = queryOptions({
  queryKey: keys.lapses,
  queryFn: (): Promise<WarnedResponder[]> => bodyOf(api.GET('/api/admin/lapses')),
});
