import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../../lib/http/keys.js';

/** After a change of a vehicle or its damage: the fleet as everybody and as administrators see it. */
export const refreshFleet = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.vehicles, keys.adminVehicles, keys.overview, keys.damage, keys.recommendations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
