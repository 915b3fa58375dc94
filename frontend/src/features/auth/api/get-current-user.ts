import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The signed-in person, or null; any failure counts as signed out. */
export const currentUserQuery = queryOptions({
  queryKey: keys.currentUser,
  queryFn: (): Promise<CurrentUser | null> => bodyOf(api.GET('/api/auth/user')).catch(() => null),
});
