import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { currentUserQuery } from './get-current-user.js';

export function useVerifyAdminPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => bodyOf(api.POST('/api/auth/verify-admin-password', { body: { password } })),
    onSuccess: ({ adminUntil }) =>
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => (user ? { ...user, adminUntil } : user)),
  });
}
