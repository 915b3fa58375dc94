import { keys } from '../../../lib/http/keys.js';
import { pagedQuery } from '../../../lib/queries/paged-query.js';

/** The caller's refused requests, latest first. */
export const refusedRequestsQuery = pagedQuery({ path: '/api/bookings/refused', key: keys.refusedRequests, atOnce: 5 });
