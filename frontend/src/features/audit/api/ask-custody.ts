import { useMutation } from '@tanstack/react-query';
import type { Custody } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';

type Asked = { readonly vehicle: string; readonly time: string } | { readonly csv: string };

/** Who had a vehicle at a minute, or at each minute of a file. A question by POST, since a file is too long for an address. */
export const useAskCustody = () =>
  useMutation({
    mutationFn: (body: Asked): Promise<readonly Custody[]> => bodyOf(api.POST('/api/audit/custody', { body })),
  });
