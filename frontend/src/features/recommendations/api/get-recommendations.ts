import type { RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { queryOptions } from '@tanstack/react-query';
import type { Recommendation as Answered } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The API document marks every fact of a reason as optional; in fact each code has its set of facts. */
export type Recommendation = Omit<Answered, 'reasons'> & { readonly reasons: readonly RecommendationReason[] };

const FIVE_MINUTES_MS = 300_000;

/** All vehicles that suit the caller, best first; cached for five minutes. */
export const recommendationsQuery = queryOptions({
  queryKey: keys.recommendations,
  queryFn: async () => (await bodyOf(api.GET('/api/recommendations'))) as readonly Recommendation[],
  staleTime: FIVE_MINUTES_MS,
});
