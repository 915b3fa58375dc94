import { useQuery } from '@tanstack/react-query';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { lastKnown } from '../../../lib/device/last-known.js';
import type { Vehicle } from '../../../lib/http/answers.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import type { LastKnown } from '../handover/dashboard-readings.js';

const offeredForMs = 60_000;

/**
 * What the vehicle showed last, as the server said since the form opened and within the last minute. Without a connection it is what
 * this device keeps, with its time.
 */
export function useLastKnown(vehicleId: Vehicle['id']): LastKnown {
  const isReachable = useIsReachable();
  const { data, isFetchedAfterMount, isSuccess, isStale } = useQuery({
    ...fleetQuery,
    enabled: isReachable,
    refetchOnMount: 'always',
    refetchInterval: offeredForMs / 2,
    staleTime: offeredForMs,
  });
  if (!isReachable) {
    const kept = lastKnown.read()?.readings;
    return { ...(kept?.of[vehicleId] ?? nothing), asOf: kept?.asOf };
  }
  const isFresh = isFetchedAfterMount && isSuccess && !isStale;
  const vehicle = isFresh ? data.find(({ id }) => id === vehicleId) : undefined;
  return { km: vehicle?.mileage ?? null, fuelPercent: vehicle?.fuelLevel ?? null };
}

const nothing = { km: null, fuelPercent: null } as const;
