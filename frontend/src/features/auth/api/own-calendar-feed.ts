import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed, NewCalendarFeed } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Whether the caller's calendar has an address; asked for anew each time it is shown. */
export const ownCalendarFeedQuery = queryOptions({
  queryKey: keys.ownCalendarFeed,
  queryFn: (): Promise<CalendarFeed> => bodyOf(api.GET('/api/calendar-feed')),
  refetchOnMount: 'always',
});

export function useMakeOwnCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<NewCalendarFeed> => bodyOf(api.POST('/api/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownCalendarFeed }),
  });
}

export function useRevokeOwnCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownCalendarFeed }),
  });
}
