import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Other vehicles that are held for the caller's bookings. */
export const substitutesQuery = queryOptions({
  queryKey: keys.substitutes,
  queryFn: (): Promise<OfferedSubstitute[]> => bodyOf(api.GET('/api/substitutes')),
});

/** Those that can still be answered; the first to end comes first. */
export const openSubstitutes = (offers: readonly OfferedSubstitute[], now: Instant): readonly OfferedSubstitute[] =>
  offers
    .filter(({ holdEndsAt }) => !isHoldOver(holdEndsAt, now))
    .toSorted((one, other) => one.holdEndsAt.localeCompare(other.holdEndsAt));
