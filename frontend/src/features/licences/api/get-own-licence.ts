import { queryOptions } from '@tanstack/react-query';
import type { OwnLicence } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Where the signed-in person stands with their driving licence; an administrator moves it on. */
export const ownLicenceQuery = queryOptions({
  queryKey: keys.ownLicence,
  queryFn: (): Promise<OwnLicence> => bodyOf(api.GET('/api/license-verification')),
  refetchOnMount: 'always',
});
