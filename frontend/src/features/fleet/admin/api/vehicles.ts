import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { FleetRole, VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleTexts } from '@rigbook/contracts/fleet/vehicle-form.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** The fleet with what administrators look after: maintenance, readings, open damage. */
export const adminFleetQuery = queryOptions({
  queryKey: keys.adminVehicles,
  queryFn: (): Promise<FleetVehicle[]> => bodyOf(api.GET('/api/admin/vehicles')),
  refetchOnMount: 'always',
});

/** What changes with a vehicle or its damage: the fleet as seen by everyone and by administrators. */
export const refreshFleet = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.vehicles, keys.adminVehicles, keys.overview, keys.damage, keys.recommendations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export interface NewVehicle extends VehicleTexts {
  readonly allowedRoles: readonly FleetRole[];
  readonly turnRoundMinutes?: number;
}

/** Repeating it with the same key adds no second vehicle. */
export function useAddVehicle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ vehicle, key }: { vehicle: NewVehicle; key: string }) =>
      bodyOf(
        api.POST('/api/vehicles', {
          headers: idempotent(key),
          body: { ...vehicle, allowedRoles: [...vehicle.allowedRoles] },
        }),
      ),
    onSuccess: () => refreshFleet(queryClient),
  });
}

export interface VehicleChanges {
  readonly name?: string;
  readonly type?: string;
  readonly location?: string;
  /** Empty: none. */
  readonly plateNumber?: string;
  /** Between two bookings; null: as many as the organization's. */
  readonly turnRoundMinutes?: number | null;
  readonly status?: VehicleStatus;
  readonly allowedRoles?: readonly FleetRole[];
  /** When the maintenance is expected to end; null if unknown. */
  readonly availableFrom?: Instant | null;
  /** The reason for the maintenance. */
  readonly reason?: string;
}

/** Changes only the given fields. */
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

export function useRetireVehicle(vehicleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/vehicles/{id}', { params: { path: { id: vehicleId } } })),
    onSuccess: () => refreshFleet(queryClient),
  });
}
