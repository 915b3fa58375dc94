import type { ServiceOfPlan } from '@rigbook/contracts/fleet/service-done.rules';
import { planOfKind, type ServicePlan as Plan } from '@rigbook/contracts/fleet/service-plan.rules';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceDone, ServicePlan } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

const refresh = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.servicePlans, keys.vehicles, keys.adminVehicles].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/**
 * A new plan, or the whole of one that changes: `before` is as it was when the form opened, however often the list is read again, so
 * that the server can tell what was recorded meanwhile. Repeating a new one with the same key adds no second.
 */
export function useSavePlan(vehicleId: string, before: ServicePlan | undefined, draft: Plan) {
  const queryClient = useQueryClient();
  const [seen] = useState(before);
  const headers = idempotent(useIdempotencyKey(JSON.stringify({ vehicleId, draft })));
  return useMutation({
    mutationFn: async (plan: Plan): Promise<void> => {
      if (seen) {
        const path = { id: vehicleId, planId: seen.id };
        const body = { ...plan, seen: planOfKind(seen) };
        await bodyOf(api.PUT('/api/admin/vehicles/{id}/service-plans/{planId}', { params: { path }, body }));
      } else
        await bodyOf(
          api.POST('/api/admin/vehicles/{id}/service-plans', {
            params: { path: { id: vehicleId }, header: headers },
            headers,
            body: plan,
          }),
        );
    },
    onSuccess: () => refresh(queryClient),
  });
}

/** What was done of the vehicle's plans, the latest first. Below the vehicles, so that a change of one reads it again. */
export const servicesQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...keys.adminVehicles, vehicleId, 'services'],
    queryFn: (): Promise<ServiceDone[]> =>
      bodyOf(api.GET('/api/admin/vehicles/{id}/services', { params: { path: { id: vehicleId } } })),
  });

export function useRecordService({ id: planId, vehicle }: ServicePlan, draft: ServiceOfPlan) {
  const queryClient = useQueryClient();
  const headers = idempotent(useIdempotencyKey(JSON.stringify({ planId, draft })));
  return useMutation({
    mutationFn: ({ doneOn, ...done }: ServiceOfPlan) =>
      bodyOf(
        api.POST('/api/admin/vehicles/{id}/service-plans/{planId}/services', {
          params: { path: { id: vehicle.id, planId }, header: headers },
          headers,
          body: { ...done, doneOn: doneOn ?? '' },
        }),
      ),
    onSuccess: () => refresh(queryClient),
  });
}

export function useEndPlan({ id: planId, vehicle }: ServicePlan) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      bodyOf(
        api.DELETE('/api/admin/vehicles/{id}/service-plans/{planId}', { params: { path: { id: vehicle.id, planId } } }),
      ),
    onSuccess: () => refresh(queryClient),
  });
}
