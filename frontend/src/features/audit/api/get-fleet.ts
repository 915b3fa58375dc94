import { queryOptions } from '@tanstack/react-query';
import type { Vehicle } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export const fleetQuery = queryOptions({
  queryKey: keys.vehicles,
  queryFn: (): Promise<Vehicle[]> => bodyOf(api.GET('/api/vehicles')),
});
