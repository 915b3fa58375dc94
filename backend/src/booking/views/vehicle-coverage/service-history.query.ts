import { type Instant, laterOf, type Period, type VehicleId } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import { query, type Query } from '../../../platform/database/index.js';

/** What puts a vehicle into service, or takes it out. */
const isInAfter: Partial<Record<VehicleEvent['type'], boolean>> = {
  VehicleAdded: true,
  MaintenanceStarted: false,
  MaintenanceEnded: true,
  VehicleWithdrawn: false,
  VehicleReturnedToFleet: true,
  VehicleRetired: false,
};

interface Turn {
  readonly vehicleId: VehicleId;
  readonly type: VehicleEvent['type'];
  readonly at: Instant;
}

/**
 * When each vehicle was in service within the period, up to `now`: the state before it, and what the log tells of it since. For each vehicle its
 * stream is read, of which few have a long one.
 */
export const inServiceWithin = (
  { startAt, endAt }: Period,
  vehicles: readonly VehicleId[],
): Query<ReadonlyMap<VehicleId, readonly Period[]>> =>
  query<Turn, ReadonlyMap<VehicleId, readonly Period[]>>(
    {
      name: 'coverage.in-service',
      text: `SELECT turn."vehicleId", turn.type, turn.at FROM unnest($1::uuid[]) AS vehicle (id) CROSS JOIN LATERAL (
               (SELECT e.stream AS "vehicleId", e.type, e.recorded_at AS at, e.version FROM event e
                WHERE e.stream = vehicle.id AND e.type = ANY ($2::text[]) AND e.recorded_at <= $3
                ORDER BY e.version DESC LIMIT 1)
               UNION ALL
               (SELECT e.stream AS "vehicleId", e.type, e.recorded_at AS at, e.version FROM event e
                WHERE e.stream = vehicle.id AND e.type = ANY ($2::text[]) AND e.recorded_at > $3 AND e.recorded_at < $4)) AS turn
             ORDER BY turn."vehicleId", turn.version`,
      values: [vehicles, Object.keys(isInAfter), startAt, endAt],
    },
    (rows) => {
      const periods = new Map<VehicleId, Period[]>(vehicles.map((vehicleId) => [vehicleId, []]));
      const inSince = new Map<VehicleId, Instant>();
      for (const { vehicleId, type, at } of rows) {
        const since = inSince.get(vehicleId);
        if (isInAfter[type]) {
          if (since === undefined) inSince.set(vehicleId, laterOf(at, startAt));
        } else if (since !== undefined) {
          periods.get(vehicleId)?.push({ startAt: since, endAt: laterOf(at, startAt) });
          inSince.delete(vehicleId);
        }
      }
      for (const [vehicleId, since] of inSince) periods.get(vehicleId)?.push({ startAt: since, endAt });
      return periods;
    },
  );
