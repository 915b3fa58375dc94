import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { currentUserQuery } from './get-current-user.js';

/** Signs out; nothing of what this person saw stays in the browser's memory. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/auth/logout')),
    onSuccess: () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      return queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
    },
  });
}
