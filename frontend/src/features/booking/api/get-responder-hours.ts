import { queryOptions } from '@tanstack/react-query';
import type { ResponderHours } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Hours booked and left in this week and the next. */
export const responderHoursQuery = queryOptions({
  queryKey: keys.responderHours,
  queryFn: (): Promise<ResponderHours> => bodyOf(api.GET('/api/responder-hours')),
});
