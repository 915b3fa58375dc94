import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { RefusedFilter } from './refused-search.js';

/** Refused requests that the filter lets through, latest first. */
export const refusedRequestsQuery = (filter: RefusedFilter, atOnce: number) =>
  pagedQuery({
    path: '/api/admin/refused-requests',
    key: [...keys.adminRefusedRequests, filter, atOnce],
    filter,
    atOnce,
  });
