import type { VehicleId } from '../kernel/ids.js';
import type { Period } from '../kernel/time.js';
import { type CoverageFacts, type Shortfall, shortfallsWith } from './coverage.rules.js';

/** How many requests can be asked about together: their ids fit into an address. */
export const mostTogether = 150;

/**
 * What approving each of the requests leaves where that is too few, one after the other in this order. `facts` hold the hours of none of
 * them. Those that leave enough can be approved without the others, and leave enough then too.
 */
export function shortfallsTogether(
  requests: readonly (Period & { readonly vehicleId: VehicleId })[],
  facts: CoverageFacts,
): readonly (readonly Shortfall[])[] {
  let { vehicles } = facts;
  return requests.map((request) => {
    const below = shortfallsWith(request, { ...facts, vehicles });
    const { vehicleId, startAt, endAt } = request;
    const approved = { startAt, endAt, promisedUntil: endAt };
    vehicles = vehicles.map((one) => (one.vehicleId === vehicleId ? { ...one, taken: [...one.taken, approved] } : one));
    return below;
  });
}
