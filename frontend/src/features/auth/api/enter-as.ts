import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { currentUserQuery } from './get-current-user.js';

/** After a sign-in: who is signed in now, without anything that was loaded before. */
export function enterAs(queryClient: QueryClient, user: CurrentUser): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  return queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
}
