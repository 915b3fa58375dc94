import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { AgreementVerification } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';

/** Signed agreements that match these words, latest signature first. */
export const agreementFilesQuery = (search: string) =>
  pagedQuery({
    path: '/api/admin/agreements',
    key: [...keys.agreementFiles, search],
    filter: search === '' ? {} : { search },
    atOnce: 25,
  });

/** Has the server hash the stored document now; never answered from a cache. */
export const verifyAgreement = (bookingId: string): Promise<AgreementVerification> =>
  bodyOf(api.GET('/api/admin/agreements/{bookingId}/verification', { params: { path: { bookingId } } }));
