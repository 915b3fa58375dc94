import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { LicenceDecision, PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Licences that await a review, the longest waiting first. */
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

// a type and not an interface: the client asks for an index signature, which a type has by itself
type Asked = {
  readonly params: { readonly path: { readonly id: string } };
  readonly parseAs: 'blob';
  readonly signal: AbortSignal;
};

const photoOf: Readonly<Record<PhotoSide, (asked: Asked) => Promise<{ readonly data?: Blob }>>> = {
  front: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/front', asked),
  back: (asked) => api.GET('/api/admin/license-verifications/{id}/photos/back', asked),
};

/** An address of the browser's own that shows the photo; it belongs to who asked, and is forgotten when they go. */
export const licencePhotoQuery = (licenceId: string, side: PhotoSide) =>
  queryOptions({
    queryKey: keys.licencePhoto(licenceId, side),
    queryFn: async ({ signal }): Promise<string> => {
      const { data } = await photoOf[side]({ params: { path: { id: licenceId } }, parseAs: 'blob', signal });
      return URL.createObjectURL(data ?? new Blob());
    },
    gcTime: 0,
  });

/** Every license that a user submitted and how it was reviewed, the latest first. */
export const licenceHistoryQuery = (userId: string) =>
  pagedQuery({
    path: '/api/admin/users/{id}/licence-history',
    key: keys.licenceHistory(userId),
    ids: { id: userId },
    atOnce: 5,
  });
