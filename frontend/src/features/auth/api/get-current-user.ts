import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Who is signed in, or null; a failure of any kind counts as signed out. */
export const currentUserQuery = queryOptions({
  queryKey: keys.currentUser,
  queryFn: (): Promise<CurrentUser | null> => bodyOf(api.GET('/api/auth/user')).catch(() => null),
});
