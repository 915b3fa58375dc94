import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../http/answers.js';
import { api, bodyOf } from '../http/client.js';
import { keys } from '../http/keys.js';

/**
 * Reads anew who is signed in. Whatever goes wrong, they stay signed in here: the next call that is refused asks them to sign
 * in again, and nothing that they typed is lost.
 */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  const read = await bodyOf(api.GET('/api/auth/user')).catch(() => undefined);
  if (read === undefined) return;
  queryClient.setQueryData<CurrentUser | null>(keys.currentUser, (shown) => (shown?.id === read.id ? read : shown));
}
