import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { LicenceDecision, PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Licenses awaiting a review, longest wait first. */
export const licenceReviewsQuery = queryOptions({
  queryKey: keys.licenceReviews,
  queryFn: (): Promise<LicenceVerification[]> => bodyOf(api.GET('/api/admin/license-verifications')),
  refetchOnMount: 'always',
});

export interface LicenceReview {
  readonly id: string;
  readonly status: LicenceDecision;
  readonly notes: string;
}

/** Approves or rejects a pending license. The list is reloaded even on failure, since another administrator may have been faster. */
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

// a type rather than an interface: the client needs an index signature, which only a type has implicitly
type Asked = {
  readonly params: { readonly path: { readonly id: string } };
  readonly parseAs: 'blob';
  readonly signal: AbortSignal;
};

const photoOf: Readonly<Record<PhotoSide, (asked: Asked) => Promise<{ readonly data?: Blob }>>> = {
  front: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/front', asked),
  back: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/back', asked),
};

/** An object URL that shows the photo; it belongs to the caller, and is revoked when they leave. */
export const licencePhotoQuery = (licenceId: string, side: PhotoSide) =>
  queryOptions({
    queryKey: keys.licencePhoto(licenceId, side),
    queryFn: async ({ signal }): Promise<string> => {
      const { data } = await photoOf[side]({ params: { path: { id: licenceId } }, parseAs: 'blob', signal });
      return URL.createObjectURL(data ?? new Blob());
    },
    gcTime: 0,
  });

/** Every license that a user submitted and its review, latest first. */
export const licenceHistoryQuery = (userId: string) =>
  pagedQuery({
    path: '/api/admin/users/{id}/licence-history',
    key: keys.licenceHistory(userId),
    ids: { id: userId },
    atOnce: 5,
  });
