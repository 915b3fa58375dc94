import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';

/** Changes only the given fields. A new time zone affects every screen, so everything is reloaded. */
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
