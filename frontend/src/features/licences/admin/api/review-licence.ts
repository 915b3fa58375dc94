import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export interface LicenceReview {
  readonly id: string;
  readonly status: LicenceDecision;
  readonly notes: string;
}

/** Approves or rejects a pending licence; whoever was quicker shows in the list that is loaded anew either way. */
export function useReviewLicence() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status, notes }: LicenceReview) =>
      bodyOf(
        api.PUT('/api/admin/license-verifications/{id}', {
          params: { path: { id } },
          body: { status, ...(notes.trim() !== '' && { notes }) },
        }),
      ),
    onSettled: () =>
      Promise.all(
        [keys.licenceReviews, keys.dashboard, keys.users, keys.ownLicence, keys.currentUser].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
