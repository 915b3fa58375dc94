import { queryOptions } from '@tanstack/react-query';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** The fleet with what administrators look after: maintenance, readings, open damage. */
export const adminFleetQuery = queryOptions({
  queryKey: keys.adminVehicles,
  queryFn: (): Promise<FleetVehicle[]> => bodyOf(api.GET('/api/admin/vehicles')),
  refetchOnMount: 'always',
});
