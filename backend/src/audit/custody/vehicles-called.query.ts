import type { Instant } from '@rigbook/contracts/kernel/time';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';

export interface KnownVehicle {
  readonly id: VehicleId;
  readonly name: string;
  readonly plate_number: string | null;
  readonly added_at: Instant;
  readonly retired_at: Instant | null;
}

/** Every vehicle there ever was: a fine may come after its vehicle has left. Fleets are small. */
export const vehiclesEver = (): Query<readonly KnownVehicle[]> =>
  query<KnownVehicle, readonly KnownVehicle[]>(
    {
      name: 'custody.vehicles-ever',
      text: `SELECT id, name, plate_number, added_at, retired_at FROM vehicle ORDER BY added_at DESC LIMIT 5000`,
      values: [],
    },
    (rows) => rows,
  );
