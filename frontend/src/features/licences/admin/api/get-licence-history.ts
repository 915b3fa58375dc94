import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Every license that a user submitted and how it was reviewed, the latest first. */
export const licenceHistoryQuery = (userId: string) =>
  pagedQuery({
    path: '/api/admin/users/{id}/licence-history',
    key: keys.licenceHistory(userId),
    ids: { id: userId },
    atOnce: 5,
  });
