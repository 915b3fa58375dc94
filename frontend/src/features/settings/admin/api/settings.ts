import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SharedAdminPassword } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { passkeyAnswer } from '../../../auth/api/ask-for-passkey.js';

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

/** Whether the shared password opens the administration, and who has no passkey. */
export const adminPasswordQuery = queryOptions({
  queryKey: keys.adminPassword,
  queryFn: (): Promise<SharedAdminPassword> => bodyOf(api.GET('/api/admin/password')),
  refetchOnMount: 'always',
});

function useSwitchAdminPassword(switched: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: switched,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.adminPassword }),
  });
}

/** Asks for the passkey of who switches it off. */
export const useSwitchAdminPasswordOff = () =>
  useSwitchAdminPassword(async () =>
    bodyOf(api.POST('/api/admin/password/switch-off', { body: await passkeyAnswer() })),
  );

export const useSwitchAdminPasswordOn = () =>
  useSwitchAdminPassword(() => bodyOf(api.POST('/api/admin/password/switch-on')));
