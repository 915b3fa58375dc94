import { keys } from '../../../lib/http/keys.js';
import { pagedQuery } from '../../../lib/queries/paged-query.js';

/** The caller's entries, a few at once. */
export const ownAccessRecordQuery = pagedQuery({
  path: '/api/auth/access-record',
  key: keys.ownAccessRecord,
  atOnce: 5,
});
