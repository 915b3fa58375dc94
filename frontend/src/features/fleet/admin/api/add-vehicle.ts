import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleTexts } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { refreshFleet } from './refresh-fleet.js';

export interface NewVehicle extends VehicleTexts {
  readonly allowedRoles: readonly FleetRole[];
}

/** Sent again under the same key it adds nothing twice. */
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
