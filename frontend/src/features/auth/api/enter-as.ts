import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { keys } from '../../../lib/http/keys.js';
import { currentUserQuery } from './get-current-user.js';

/** After a sign-in: who is signed in now, without anything that was loaded before. */
export function enterAs(queryClient: QueryClient, user: CurrentUser): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  const kept: readonly unknown[] = [currentUserQuery.queryKey[0], keys.signInState[0]];
  return queryClient.resetQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
