import { keys } from '../../../lib/http/keys.js';
import { pagedQuery } from '../../../lib/queries/paged-query.js';

/** What happened to the caller, newest first. */
export const activityQuery = pagedQuery({ path: '/api/activity', key: keys.activity, atOnce: 5 });
