import type { components } from '@rigbook/contracts/api.types';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export type KnownDamage = Answer<components['schemas']['KnownDamage']>;

/** What is open of the vehicle. A form goes on without it if the server does not answer. */
export const useKnownDamage = (bookingId: string) =>
  useQuery({
    queryKey: keys.knownDamage(bookingId),
    queryFn: (): Promise<readonly KnownDamage[]> =>
      bodyOf(api.GET('/api/bookings/{id}/known-damage', { params: { path: { id: bookingId } }, ...answerSoon() })),
  });
