import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshFleet } from './refresh-fleet.js';

export function useRetireVehicle(vehicleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/vehicles/{id}', { params: { path: { id: vehicleId } } })),
    onSuccess: () => refreshFleet(queryClient),
  });
}
