import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Signed agreements that have these words, the latest signature first. */
export const agreementFilesQuery = (search: string) =>
  pagedQuery({
    path: '/api/admin/agreements',
    key: [...keys.agreementFiles, search],
    filter: search === '' ? {} : { search },
    atOnce: 25,
  });
