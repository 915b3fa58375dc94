import type { AgreementVerification } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';

/** Has the server compute the hash of the kept document now; never answered from what was known before. */
export const verifyAgreement = (bookingId: string): Promise<AgreementVerification> =>
  bodyOf(api.GET('/api/admin/agreements/{bookingId}/verification', { params: { path: { bookingId } } }));
