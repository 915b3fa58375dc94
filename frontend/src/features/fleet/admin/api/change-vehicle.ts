import type { FleetRole, VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshFleet } from './refresh-fleet.js';

export interface VehicleChanges {
  readonly name?: string;
  readonly type?: string;
  readonly location?: string;
  /** Empty: none. */
  readonly plateNumber?: string;
  readonly status?: VehicleStatus;
  readonly allowedRoles?: readonly FleetRole[];
  /** When its maintenance is expected to end; null when nobody knows. */
  readonly availableFrom?: Instant | null;
  /** Why it is in maintenance. */
  readonly reason?: string;
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
    onSuccess: () => refreshFleet(queryClient),
  });
}
