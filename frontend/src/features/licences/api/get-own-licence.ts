import { queryOptions } from '@tanstack/react-query';
import type { OwnLicence } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The license status of the signed-in person; administrators decide on it. */
export const ownLicenceQuery = queryOptions({
  queryKey: keys.ownLicence,
  queryFn: (): Promise<OwnLicence> => bodyOf(api.GET('/api/license-verification')),
  refetchOnMount: 'always',
});
