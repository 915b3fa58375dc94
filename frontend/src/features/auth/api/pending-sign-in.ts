import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { enterAs } from './enter-as.js';

/** How this browser can sign in, and its sign-in that waits for a confirmation. */
export const signInStateQuery = queryOptions({
  queryKey: keys.signInState,
  queryFn: () => bodyOf(api.GET('/api/auth/login')),
  gcTime: 0,
});

export const useSendCode = () =>
  useMutation({
    mutationFn: (channel: MessageChannel) => bodyOf(api.POST('/api/auth/login/send-code', { body: { channel } })),
  });

export const useAskAdministrator = () =>
  useMutation({ mutationFn: () => bodyOf(api.POST('/api/auth/login/ask-administrator')) });

/** What confirms the device: a code, the admin password, or an administrator who has let it in. */
export type Proof = { readonly code: string } | { readonly password: string } | 'let-in';

function confirm(proof: Proof) {
  if (proof === 'let-in') return bodyOf(api.POST('/api/auth/login/finish'));
  return 'code' in proof
    ? bodyOf(api.POST('/api/auth/login/confirm', { body: proof }))
    : bodyOf(api.POST('/api/auth/login/confirm-with-password', { body: proof }));
}

/** Signs in and drops all data loaded before. */
export function useConfirmDevice() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: confirm, onSuccess: ({ user }) => enterAs(queryClient, user) });
}
