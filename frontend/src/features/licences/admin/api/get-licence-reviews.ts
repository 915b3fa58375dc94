import { queryOptions } from '@tanstack/react-query';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** Licences that await a review, the longest waiting first. */
export const licenceReviewsQuery = queryOptions({
  queryKey: keys.licenceReviews,
  queryFn: (): Promise<LicenceVerification[]> => bodyOf(api.GET('/api/admin/license-verifications')),
  refetchOnMount: 'always',
});
