import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed, NewCalendarFeed } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** Whether the fleet's calendar has an address; loaded each time it is shown. */
export const fleetCalendarFeedQuery = queryOptions({
  queryKey: keys.fleetCalendarFeed,
  queryFn: (): Promise<CalendarFeed> => bodyOf(api.GET('/api/admin/calendar-feed')),
  refetchOnMount: 'always',
});

export function useMakeFleetCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<NewCalendarFeed> => bodyOf(api.POST('/api/admin/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.fleetCalendarFeed }),
  });
}

export function useRevokeFleetCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/admin/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.fleetCalendarFeed }),
  });
}
