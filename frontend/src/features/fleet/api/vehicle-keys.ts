import { queryOptions } from '@tanstack/react-query';
import type { VehicleKeys } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** How to open the vehicle. Each reading is recorded, so it is asked for when somebody looks, and forgotten afterwards. */
export const vehicleKeysQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: keys.vehicleKeys(vehicleId),
    queryFn: (): Promise<VehicleKeys> =>
      bodyOf(api.GET('/api/vehicles/{id}/keys', { params: { path: { id: vehicleId } } })),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
