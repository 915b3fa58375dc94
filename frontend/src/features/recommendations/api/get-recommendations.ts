import type { RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { queryOptions } from '@tanstack/react-query';
import type { Recommendation as Answered } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The document describes a reason with every fact optional; each code brings its own. */
export type Recommendation = Omit<Answered, 'reasons'> & { readonly reasons: readonly RecommendationReason[] };

const FIVE_MINUTES_MS = 300_000;

/** All vehicles that suit the caller, best first; kept for five minutes. */
export const recommendationsQuery = queryOptions({
  queryKey: keys.recommendations,
  queryFn: async () => (await bodyOf(api.GET('/api/recommendations'))) as readonly Recommendation[],
  staleTime: FIVE_MINUTES_MS,
});
