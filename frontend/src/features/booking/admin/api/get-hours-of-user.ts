import { queryOptions } from '@tanstack/react-query';
import type { ResponderHours } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** A user's booked hours of the weeks behind, of this one and of the next. */
export const hoursOfUserQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.hoursOfUser(userId),
    queryFn: (): Promise<ResponderHours> =>
      bodyOf(api.GET('/api/admin/users/{id}/hours', { params: { path: { id: userId } } })),
    refetchOnMount: 'always',
  });
