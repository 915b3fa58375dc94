import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { currentUserQuery } from './get-current-user.js';

export interface Credentials {
  readonly unitNumber: string;
  readonly phoneLastFour: string;
}

/** Signs in; whatever was loaded for somebody else (or nobody) is forgotten. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => bodyOf(api.POST('/api/auth/login', { body: credentials })),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      return queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
    },
  });
}
