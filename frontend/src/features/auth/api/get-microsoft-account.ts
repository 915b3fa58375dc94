import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Whether Microsoft is set up and an account of the caller linked; asked for anew each time it is shown. */
export const microsoftAccountQuery = queryOptions({
  queryKey: keys.microsoftAccount,
  queryFn: () => bodyOf(api.GET('/api/auth/microsoft-account')),
  refetchOnMount: 'always',
});
