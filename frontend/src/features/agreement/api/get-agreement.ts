import { queryOptions } from '@tanstack/react-query';
import type { Agreement } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export const agreementQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.agreement(bookingId),
    queryFn: (): Promise<Agreement> =>
      bodyOf(api.GET('/api/agreements/{bookingId}', { params: { path: { bookingId } } })),
    refetchOnMount: 'always',
  });
