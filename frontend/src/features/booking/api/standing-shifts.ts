import { queryOptions } from '@tanstack/react-query';
import type { StandingShift } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** One's own, with the next days. */
export const ownStandingShiftsQuery = queryOptions({
  queryKey: keys.standingShifts,
  queryFn: (): Promise<StandingShift[]> => bodyOf(api.GET('/api/standing-shifts')),
});
