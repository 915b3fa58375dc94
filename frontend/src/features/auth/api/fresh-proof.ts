import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { passkeyAnswer } from './ask-for-passkey.js';

/** How the signed-in person can prove who they are, and until when a proof counts. */
export const proofQuery = queryOptions({
  queryKey: keys.proof,
  queryFn: () => bodyOf(api.GET('/api/auth/proof')),
  staleTime: 0,
  gcTime: 0,
});

export const useSendProofCode = () =>
  useMutation({
    mutationFn: (channel: MessageChannel) => bodyOf(api.POST('/api/auth/proof/send-code', { body: { channel } })),
  });

type Entered = { readonly code: string } | { readonly phoneLastFour: string } | 'passkey';

async function prove(entered: Entered) {
  if (entered === 'passkey') return bodyOf(api.POST('/api/auth/proof/passkey', { body: await passkeyAnswer() }));
  return 'code' in entered
    ? bodyOf(api.POST('/api/auth/proof', { body: entered }))
    : bodyOf(api.POST('/api/auth/proof/digits', { body: entered }));
}

export function useProveIdentity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: prove,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.proof }),
  });
}
