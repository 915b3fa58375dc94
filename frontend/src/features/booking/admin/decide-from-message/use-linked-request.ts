import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Booking, type LinkedRequest } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { seenOf } from '../../api/seen-booking.js';

const keyOf = (link: string) => ['linked-request', link] as const;

/** The request that a message is about. Read again only when asked to: what a decision rests on does not change under it. */
export const useLinkedRequest = (link: string) =>
  useQuery({
    queryKey: keyOf(link),
    queryFn: (): Promise<LinkedRequest> => bodyOf(api.POST('/api/decision-links/open', { body: { link } })),
    staleTime: Infinity,
    retry: false,
  });

/** How the person proves who decides. */
export type DeciderProof = { readonly password: string } | { readonly passkey: Record<string, unknown> };

export interface LinkedDecision {
  readonly step: 'approve' | 'reject';
  readonly notes: string;
  /** Of an approval that goes below a floor of coverage. */
  readonly coverageReason?: string | undefined;
  /** Asked once the decision is sent, since a passkey's answer is short-lived. */
  readonly prove: () => Promise<DeciderProof>;
}

export function useDecideByLink(link: string, booking: Booking) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ step, notes, coverageReason, prove }: LinkedDecision): Promise<Booking> =>
      bodyOf(
        api.POST('/api/decision-links/decide', {
          body: {
            link,
            approved: step === 'approve',
            ...(notes.trim() !== '' && { adminNotes: notes }),
            ...(coverageReason !== undefined && { coverageReason }),
            seen: seenOf(booking),
            ...(await prove()),
          },
        }),
      ),
    // somebody may have been faster
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(link) }),
  });
}

/** What the browser asks a passkey for. */
export const passkeyOptionsOf = (link: string) =>
  bodyOf(api.POST('/api/decision-links/passkey-options', { body: { link } }));
