import { queryOptions } from '@tanstack/react-query';
import type { Vehicle } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The whole fleet; visitors get fewer details of each vehicle. */
export const fleetQuery = queryOptions({
  queryKey: keys.vehicles,
  queryFn: (): Promise<Vehicle[]> => bodyOf(api.GET('/api/vehicles')),
});
