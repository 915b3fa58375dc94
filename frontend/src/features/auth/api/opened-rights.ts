import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { passkeyAnswer } from './ask-for-passkey.js';
import { currentUserQuery } from './get-current-user.js';

type Opened = Partial<Pick<CurrentUser, 'adminUntil' | 'auditUntil'>>;

/** The session then says until when the right is open. */
function useOpenRight<Entered = void>(open: (entered: Entered) => Promise<Opened>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: open,
    onSuccess: (opened) =>
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => (user ? { ...user, ...opened } : user)),
  });
}

export const useOpenAdministrationByPassword = () =>
  useOpenRight((password: string) => bodyOf(api.POST('/api/auth/verify-admin-password', { body: { password } })));

export const useOpenAdministrationByPasskey = () =>
  useOpenRight(async () => bodyOf(api.POST('/api/auth/verify-passkey', { body: await passkeyAnswer() })));

export const useOpenAuditByPassword = () =>
  useOpenRight((password: string) => bodyOf(api.POST('/api/auth/audit/password', { body: { password } })));

export const useOpenAuditByPasskey = () =>
  useOpenRight(async () => bodyOf(api.POST('/api/auth/audit/passkey', { body: await passkeyAnswer() })));

/** A new audit password opens the audit area at once. */
export const useSetAuditPassword = () =>
  useOpenRight((newPassword: string) => bodyOf(api.PUT('/api/auth/audit-password', { body: { newPassword } })));
