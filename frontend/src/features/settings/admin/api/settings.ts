import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';

/** Changes what is named and leaves the rest. What a zone moves is everywhere, so everything is asked anew. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<Settings>) => bodyOf(api.PUT('/api/admin/settings', { body: changes })),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export const useChangeAdminPassword = () =>
  useMutation({ mutationFn: (change: PasswordChange) => bodyOf(api.PUT('/api/admin/password', { body: change })) });
