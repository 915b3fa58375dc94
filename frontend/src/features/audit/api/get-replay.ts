import type { Instant } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import type { Replay } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';

export interface ReplayAsked {
  readonly asOf: Instant;
  readonly from: Instant;
  readonly to: Instant;
}

/** The state at a moment. Loaded once: a replay is expensive, and only the comparison with now could have changed. */
export const replayQuery = (query: ReplayAsked) =>
  queryOptions({
    queryKey: ['/api/audit/diary', query],
    queryFn: (): Promise<Replay> => bodyOf(api.GET('/api/audit/diary', { params: { query } })),
    retry: false,
  });
