import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { ApiError } from '../../../lib/http/problem.js';
import { forgetDrafts } from '../../../lib/device/owned-storage.js';
import { keys } from '../../../lib/http/keys.js';

/** The signed-in person, or null; any failure counts as signed out. When a session has ended, its half-filled forms go with it. */
export const currentUserQuery = queryOptions({
  queryKey: keys.currentUser,
  queryFn: (): Promise<CurrentUser | null> =>
    bodyOf(api.GET('/api/auth/user')).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'SIGNED_OUT') forgetDrafts();
      return null;
    }),
});
