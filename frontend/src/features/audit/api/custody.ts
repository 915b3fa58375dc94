import { queryOptions } from '@tanstack/react-query';
import type { Custody } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** A vehicle by plate or name, and a time such as `2026-11-17 14:00`. */
export interface AskedMinute {
  readonly vehicle: string;
  readonly time: string;
}

/** Who had a vehicle at a minute, or at each minute of a file. Asked with POST, since a file is too long for an address. */
export const askCustody = (body: AskedMinute | { readonly csv: string }): Promise<readonly Custody[]> =>
  bodyOf(api.POST('/api/audit/custody', { body }));

export const custodyQuery = (asked: AskedMinute) =>
  queryOptions({ queryKey: [...keys.histories, 'custody', asked], queryFn: () => askCustody(asked) });
