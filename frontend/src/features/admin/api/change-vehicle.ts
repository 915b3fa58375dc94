import type { FleetRole, VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export interface VehicleChanges {
  readonly name?: string;
  readonly type?: string;
  readonly location?: string;
  readonly status?: VehicleStatus;
  readonly allowedRoles?: readonly FleetRole[];
}

/** Changes what is named and leaves the rest. */
export function useChangeVehicle(vehicleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ allowedRoles, ...changes }: VehicleChanges) =>
      bodyOf(
        api.PUT('/api/vehicles/{id}', {
          params: { path: { id: vehicleId } },
          body: { ...changes, ...(allowedRoles && { allowedRoles: [...allowedRoles] }) },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.vehicles }),
  });
}
